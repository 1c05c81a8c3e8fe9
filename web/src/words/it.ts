import advicePage from '../../../locales/it/advice-page.ftl?raw';
import alertsPage from '../../../locales/it/alerts-page.ftl?raw';
import bots from '../../../locales/it/bots.ftl?raw';
import house from '../../../locales/it/house.ftl?raw';
import installPage from '../../../locales/it/install-page.ftl?raw';
import learnPage from '../../../locales/it/learn-page.ftl?raw';
import mammaMia from '../../../locales/it/mamma-mia.ftl?raw';
import mammaMiaPage from '../../../locales/it/mamma-mia-page.ftl?raw';
import page from '../../../locales/it/page.ftl?raw';
import pizzaTheory from '../../../locales/it/pizza-theory.ftl?raw';
import pizzaTheoryPage from '../../../locales/it/pizza-theory-page.ftl?raw';
import replayPage from '../../../locales/it/replay-page.ftl?raw';
import table from '../../../locales/it/table.ftl?raw';
import web from '../../../locales/it/web.ftl?raw';

export default [table, mammaMia, pizzaTheory, bots, house, web, page, pizzaTheoryPage, mammaMiaPage, replayPage, advicePage, installPage, learnPage, alertsPage];
