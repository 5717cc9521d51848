import type { Release, ShellBuild } from '@wanderwork/contracts';
import { html, type Html } from '../platform/pages/html.js';
import type { SitePage } from './site.js';

interface Resource {
  href: string;
  integrity: string | undefined;
}

const ofShell =
  ({ integrity }: ShellBuild) =>
  (file: string): Resource => ({ href: `/${file}`, integrity: integrity[file] });

const ofRelease =
  ({ baseUrl, integrity }: Release) =>
  (file: string): Resource => ({ href: baseUrl + file, integrity: integrity[file] });

const isStyle = ({ href }: Resource) => href.endsWith('.css');

const integrityAttribute = ({ integrity }: Resource): Html =>
  integrity === undefined ? html`` : html` integrity="${integrity}"`;

const stylesheet = (style: Resource) =>
  html`<link rel="stylesheet" href="${style.href}" crossorigin="anonymous"${integrityAttribute(style)}>`;

const preload = (resource: Resource) =>
  html`<link rel="preload" as="${isStyle(resource) ? 'style' : 'script'}" href="${resource.href}" crossorigin="anonymous"${integrityAttribute(resource)}>`;

const fontPreload = (font: Resource) =>
  html`<link rel="preload" as="font" type="font/woff2" href="${font.href}" crossorigin="anonymous">`;

const blockingScript = (script: Resource) =>
  html`<script src="${script.href}" crossorigin="anonymous"${integrityAttribute(script)}></script>`;

const deferredScript = (script: Resource) =>
  html`<script defer src="${script.href}" crossorigin="anonymous"${integrityAttribute(script)}></script>`;

/** What the page needs at once: its chunks, and its release's entry where it is a release's, each file once. */
const filesOf = ({ release, files }: SitePage, shell: ShellBuild): Resource[] =>
  release ? [...new Set([release.entry, ...files])].map(ofRelease(release)) : files.map(ofShell(shell));

/**
 * What the browser is told to fetch, the order being the order of need: the theme before anything is painted, styles,
 * the shell, the page's own chunks beside it, fonts. All by CORS, so that integrity and preloads hold for any origin.
 */
export const pageResources = (shell: ShellBuild, page: SitePage | null): Html => {
  const own = ofShell(shell);
  return html`${shell.headScripts.map(own).map(blockingScript)}
${shell.styles.map(own).map(stylesheet)}
${shell.scripts.map(own).map(deferredScript)}
${[...shell.preload.map(own), ...(page ? filesOf(page, shell) : [])].map(preload)}
${shell.fonts.map(own).map(fontPreload)}`;
};
