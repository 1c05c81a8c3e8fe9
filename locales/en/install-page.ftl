### Forno as an app of its own: installing it, what is there without the house, and what the bots found out.

page-install = Install Forno
page-install-about = An icon of its own on this device, and a window without the browser around it.
page-install-apple = On an iPhone or iPad: Share, then “Add to Home Screen”.
page-away-read = Playing has to wait. Until then you can read:
page-strategy = Strategy
page-strategy-search = Search on this page
page-strategy-command = How this was counted
