import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import type { PageHead } from '../platform/pages/page-heads.js';
import { html, type Html } from '../platform/pages/html.js';

type Links = [words: string, path: string][];

const places: Links = [
  ['Home', paths.web.home()],
  ['WanderLens', paths.web.wanderlens()],
  ['WanderHub', paths.web.wanderhub()],
  ['WanderQuest', paths.web.wanderquest()],
  ['Connect', paths.web.connect()],
];

const texts: Links = [
  ['Help', paths.web.help()],
  ['Data sources', paths.web.attributions()],
  ['Accessibility', paths.web.accessibility()],
  ['Privacy', paths.web.privacy()],
  ['Terms', paths.web.terms()],
  ['Cookies', paths.web.cookies()],
];

const list = (links: Links): Html =>
  html`${links.map(
    ([words, path]) => html`<a href="${path}">${words}</a>
`,
  )}`;

/** What of this page needs a script, and what does not. */
const missing = ({ body, plainBody }: PageHead): string =>
  (body ?? plainBody)
    ? 'This page can be read as it is. Searching, filters, charts, accounts and the switch between day and night need JavaScript.'
    : 'This page needs JavaScript. Cities, articles and the pages below can be read without it.';

const header = html`<header class="plain-head">
<a class="plain-mark" href="${paths.web.home()}">${PRODUCT_NAME}</a>
<nav aria-label="Main">${list(places)}</nav>
</header>`;

const note = (head: PageHead): Html =>
  html`<p class="plain-note"><b>JavaScript is off.</b> ${missing(head)}</p>`;

const footer = html`<footer class="plain-foot"><nav aria-label="About">${list(texts)}</nav></footer>`;

const words = ({ title, description }: PageHead): Html => html`<article class="prose">
<h1>${title}</h1>
<p>${description}</p>
</article>`;

const main = (content: Html): Html => html`<main class="plain">${content}</main>`;

/**
 * What stands where the app mounts. A page with a body shows its words, and the way to the other places, to everybody until
 * the app takes their place; everything else is for readers without JavaScript alone.
 */
export const plainPage = (head: PageHead): Html =>
  head.body
    ? html`${header}<noscript>${note(head)}</noscript>${main(head.body)}<noscript>${footer}</noscript>`
    : html`<noscript>${header}${note(head)}${main(head.plainBody ?? words(head))}${footer}</noscript>`;
