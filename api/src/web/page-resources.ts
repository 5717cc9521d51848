import type { Release, ShellBuild } from '@wanderwork/contracts';
import { html, type Html } from '../platform/pages/html.js';
import type { SitePage } from './site.js';

interface Resource {
  href: string;
  integrity: string | undefined;
}

const toShellResource =
  ({ integrity }: ShellBuild) =>
  (file: string): Resource => ({ href: `/${file}`, integrity: integrity[file] });

const toReleaseResource =
  ({ baseUrl, integrity }: Release) =>
  (file: string): Resource => ({ href: baseUrl + file, integrity: integrity[file] });

const isStyle = ({ href }: Resource) => href.endsWith('.css');

const renderIntegrity = ({ integrity }: Resource): Html =>
  integrity === undefined ? html`` : html` integrity="${integrity}"`;

const renderStylesheet = (style: Resource) =>
  html`<link rel="stylesheet" href="${style.href}" crossorigin="anonymous"${renderIntegrity(style)}>`;

const renderPreload = (resource: Resource) =>
  html`<link rel="preload" as="${isStyle(resource) ? 'style' : 'script'}" href="${resource.href}" crossorigin="anonymous"${renderIntegrity(resource)}>`;

const renderFontPreload = (font: Resource) =>
  html`<link rel="preload" as="font" type="font/woff2" href="${font.href}" crossorigin="anonymous">`;

const renderBlockingScript = (script: Resource) =>
  html`<script src="${script.href}" crossorigin="anonymous"${renderIntegrity(script)}></script>`;

const renderDeferredScript = (script: Resource) =>
  html`<script defer src="${script.href}" crossorigin="anonymous"${renderIntegrity(script)}></script>`;

/** The files that the page needs at once: its chunks and, for a page of a release, the release's entry, each once. */
const toPageResources = ({ release, files }: SitePage, shell: ShellBuild): Resource[] =>
  release
    ? [...new Set([release.entry, ...files])].map(toReleaseResource(release))
    : files.map(toShellResource(shell));

/**
 * Renders tags for what the browser fetches, in order of need: the theme before anything is painted, styles, the shell,
 * the page's chunks, fonts. All use CORS, so that integrity and preloads work for any origin.
 */
export const renderPageResources = (shell: ShellBuild, page: SitePage | null): Html => {
  const toResource = toShellResource(shell);
  return html`${shell.headScripts.map(toResource).map(renderBlockingScript)}
${shell.styles.map(toResource).map(renderStylesheet)}
${shell.scripts.map(toResource).map(renderDeferredScript)}
${[...shell.preload.map(toResource), ...(page ? toPageResources(page, shell) : [])].map(renderPreload)}
${shell.fonts.map(toResource).map(renderFontPreload)}`;
};
