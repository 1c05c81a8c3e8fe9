import advicePage from '../../../locales/fr/advice-page.ftl?raw';
import alertsPage from '../../../locales/fr/alerts-page.ftl?raw';
import bots from '../../../locales/fr/bots.ftl?raw';
import house from '../../../locales/fr/house.ftl?raw';
import installPage from '../../../locales/fr/install-page.ftl?raw';
import learnPage from '../../../locales/fr/learn-page.ftl?raw';
import mammaMia from '../../../locales/fr/mamma-mia.ftl?raw';
import mammaMiaPage from '../../../locales/fr/mamma-mia-page.ftl?raw';
import page from '../../../locales/fr/page.ftl?raw';
import pizzaTheory from '../../../locales/fr/pizza-theory.ftl?raw';
import pizzaTheoryPage from '../../../locales/fr/pizza-theory-page.ftl?raw';
import replayPage from '../../../locales/fr/replay-page.ftl?raw';
import table from '../../../locales/fr/table.ftl?raw';
import web from '../../../locales/fr/web.ftl?raw';

export default [table, mammaMia, pizzaTheory, bots, house, web, page, pizzaTheoryPage, mammaMiaPage, replayPage, advicePage, installPage, learnPage, alertsPage];
