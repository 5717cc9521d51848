import { at } from '../../start/root.mjs';
import { readJson } from '../workspace.mjs';
import { renderLink, escapeHtml, renderTable } from './html.mjs';

/** The sources of the figures: the table that the API imports. */
export const sourcesFile = at('api/data/sources.json');

/** Renders each source with the attribution that its license requires, unchanged. */
export const renderSourcesTable = (sources) =>
  renderTable(
    'Sources of the figures',
    ['Source', 'Licence', 'The words it asks for'],
    sources.map(({ title, url, licence, attribution }) => [
      renderLink(url, title),
      escapeHtml(licence),
      escapeHtml(attribution),
    ]),
  );

/** Placeholder in texts for the list of packages, which is known only after the build. */
export const PACKAGES_PLACE = '<!--packages-->';

export const renderPackagesTable = (packages) =>
  renderTable(
    'Software, fonts, icons and data within our files',
    ['Name', 'Version', 'Licence'],
    packages.map(({ name, version, licence }) => [name, version, licence].map(escapeHtml)),
  );

/** The HTML that replaces a paragraph `[[name]]` of a text. */
export const blocks = () => ({
  sources: renderSourcesTable(readJson(sourcesFile)),
  packages: PACKAGES_PLACE,
});
