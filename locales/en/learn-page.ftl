### Guided first games: the words beside the table. Each tells what is seen at that moment.
### What is to be done then stands in the text that ends with -do.

page-learn-link = Learn in 3 minutes
page-learn-go-on = Go on learning
page-learn-title = Learn { $game }
page-learn-none = There is no lesson here
page-learn-progress = Step { $at } of { $count }
page-learn-next = Next
page-learn-other = That is allowed too. For this lesson:
page-learn-not-here = That does not work here. For this lesson:
page-learn-restart = Back to the start
page-learn-leave = Leave
page-key-learn-next = Next step of the lesson
