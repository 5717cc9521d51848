import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import type { PageHead } from '../platform/pages/page-heads.js';
import { html, type Html } from '../platform/pages/html.js';

type Links = [label: string, path: string][];

const mainLinks: Links = [
  ['Home', paths.web.home()],
  ['WanderLens', paths.web.wanderlens()],
  ['WanderHub', paths.web.wanderhub()],
  ['WanderQuest', paths.web.wanderquest()],
  ['Connect', paths.web.connect()],
];

const infoLinks: Links = [
  ['Help', paths.web.help()],
  ['Data sources', paths.web.attributions()],
  ['Accessibility', paths.web.accessibility()],
  ['Privacy', paths.web.privacy()],
  ['Terms', paths.web.terms()],
  ['Cookies', paths.web.cookies()],
];

const renderLinks = (links: Links): Html =>
  html`${links.map(
    ([label, path]) => html`<a href="${path}">${label}</a>
`,
  )}`;

/** Says what of this page needs JavaScript and what does not. */
const toNoteText = ({ body, plainBody }: PageHead): string =>
  (body ?? plainBody)
    ? 'This page can be read as it is. Searching, filters, charts, accounts and the switch between day and night need JavaScript.'
    : 'This page needs JavaScript. Cities, articles and the pages below can be read without it.';

const header = html`<header class="plain-head">
<a class="plain-mark" href="${paths.web.home()}">${PRODUCT_NAME}</a>
<nav aria-label="Main">${renderLinks(mainLinks)}</nav>
</header>`;

const renderNote = (head: PageHead): Html =>
  html`<p class="plain-note"><b>JavaScript is off.</b> ${toNoteText(head)}</p>`;

const footer = html`<footer class="plain-foot"><nav aria-label="About">${renderLinks(infoLinks)}</nav></footer>`;

const renderSummary = ({ title, description }: PageHead): Html => html`<article class="prose">
<h1>${title}</h1>
<p>${description}</p>
</article>`;

const renderMain = (content: Html): Html => html`<main class="plain">${content}</main>`;

/**
 * Renders the content of the place where the app mounts. A page with a body shows it, with the main navigation, to
 * everybody until the app replaces it; everything else is for readers without JavaScript only.
 */
export const renderPlainPage = (head: PageHead): Html =>
  head.body
    ? html`${header}<noscript>${renderNote(head)}</noscript>${renderMain(head.body)}<noscript>${footer}</noscript>`
    : html`<noscript>${header}${renderNote(head)}${renderMain(head.plainBody ?? renderSummary(head))}${footer}</noscript>`;
