import advicePage from '../../../locales/en/advice-page.ftl?raw';
import alertsPage from '../../../locales/en/alerts-page.ftl?raw';
import bots from '../../../locales/en/bots.ftl?raw';
import house from '../../../locales/en/house.ftl?raw';
import installPage from '../../../locales/en/install-page.ftl?raw';
import learnPage from '../../../locales/en/learn-page.ftl?raw';
import mammaMia from '../../../locales/en/mamma-mia.ftl?raw';
import mammaMiaPage from '../../../locales/en/mamma-mia-page.ftl?raw';
import page from '../../../locales/en/page.ftl?raw';
import pizzaTheory from '../../../locales/en/pizza-theory.ftl?raw';
import pizzaTheoryPage from '../../../locales/en/pizza-theory-page.ftl?raw';
import replayPage from '../../../locales/en/replay-page.ftl?raw';
import table from '../../../locales/en/table.ftl?raw';
import web from '../../../locales/en/web.ftl?raw';

export default [table, mammaMia, pizzaTheory, bots, house, web, page, pizzaTheoryPage, mammaMiaPage, replayPage, advicePage, installPage, learnPage, alertsPage];
