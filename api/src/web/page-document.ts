import {
  formatDocumentTitle,
  PAGE_DATA_ID,
  PRODUCT_NAME,
  SITE_SETTINGS_ID,
  type ReleaseList,
  type ShellBuild,
  type SiteSettings,
} from '@wanderwork/contracts';
import type { PageFeed, PageHead } from '../platform/pages/page-heads.js';
import { html, scriptJson, type Html } from '../platform/pages/html.js';
import { ICON } from './icon.js';
import { renderPageResources } from './page-resources.js';
import { renderPlainPage } from './plain-page.js';
import { toServedReleases } from './served-releases.js';
import { SHARED_SIZE } from './shared-picture.js';
import type { SitePage } from './site.js';

/** Everything that a served page is made of. */
export interface PageContent {
  publicUrl: string;
  path: string;
  head: PageHead;
  /** Hidden from search engines: personal pages and pages that do not exist. */
  hidden: boolean;
  page: SitePage | null;
  shell: ShellBuild;
  /** Null in the start document, which outlives any list of releases: the shell requests the list itself. */
  releases: ReleaseList | null;
  site: SiteSettings;
}

/** The preview picture of pages without their own. */
const SHARE_PICTURE = { path: '/share.png', words: 'Lisbon, drawn from its own figures' };

const noindexTag = html`<meta name="robots" content="noindex">`;

/** Tags for search engines and messengers. A hidden page has no canonical address. */
const renderSearchTags = ({ publicUrl, path, head, hidden }: PageContent): Html => {
  const address = hidden ? null : new URL(head.canonical ?? path, publicUrl).href;
  const title = formatDocumentTitle(head.title);
  return html`<title>${title}</title>
<meta name="description" content="${head.description}">
${(hidden || head.noindex === true) && noindexTag}
${address !== null && html`<link rel="canonical" href="${address}">`}
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:type" content="${head.kind ?? 'website'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${head.description}">
${address !== null && html`<meta property="og:url" content="${address}">`}
${address !== null && renderSharePicture(publicUrl, head)}
${head.feeds?.map(renderFeedLink)}
${head.jsonLd && html`<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>`}`;
};

const renderSharePicture = (publicUrl: string, { picture, title }: PageHead): Html => {
  const { path, words: alt } =
    picture === undefined ? SHARE_PICTURE : { path: picture, words: `The cover of ${title}` };
  const { width, height } = SHARED_SIZE;
  return html`<meta property="og:image" content="${new URL(path, publicUrl).href}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`;
};

const renderFeedLink = ({ path, type, title }: PageFeed): Html =>
  html`<link rel="alternate" type="${type}" title="${title}" href="${path}">
`;

/** Tags that make the product installable as an app. */
const renderAppTags = ({
  themeColors,
}: ShellBuild): Html => html`<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColors.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark}">`;

/**
 * Renders the HTML document of every page: the shell starts from it, and search engines and readers without JavaScript
 * get its head and text.
 */
export const renderPageDocument = (content: PageContent): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${ICON}">
${renderAppTags(content.shell)}
${renderSearchTags(content)}
${renderPageResources(content.shell, content.page)}
</head>
<body>
<div id="root">${renderPlainPage(content.head)}</div>
${content.releases && html`<script type="application/json" id="releases">${scriptJson(toServedReleases(content.releases))}</script>`}
${content.head.data && html`<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(content.head.data)}</script>`}
<script type="application/json" id="${SITE_SETTINGS_ID}">${scriptJson(content.site)}</script>
</body>
</html>
`;
