### How the page calls players back who are elsewhere.

## Notifications

page-alerts-push = You are called here even when no window is open: once for each turn of a game over days, while you are not at the table.
page-alerts-window = Shown while this window is out of sight. This browser can be called only while it is open.
page-alerts-install = Here it takes the installed page: add it to the home screen from the menu for sharing, and open it there.

## Quiet hours

page-quiet = Quiet hours
page-quiet-about = Neither sound nor notification while the page is out of sight. If it is still your turn afterwards, you are called then, once.
page-quiet-from = From
page-quiet-until = Until

## Webhook

page-webhook = Webhook
page-webhook-about = An https address that is told whose turn it is, such as a channel where you all chat. Nobody but you sees it. Whoever keeps the house decides which hosts are allowed.
page-webhook-told = { $host } is told whose turn it is. Nobody but you sees this.
