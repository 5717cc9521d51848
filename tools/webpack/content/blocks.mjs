import { at } from '../../start/root.mjs';
import { readJson } from '../workspace.mjs';
import { linkTo, escaped, tableOf } from './html.mjs';

/** Where the figures come from: the table that the API imports. */
export const sourcesFile = at('api/data/sources.json');

/** Each source with the words that its licence asks for, as they are. */
export const sourcesTable = (sources) =>
  tableOf(
    'Sources of the figures',
    ['Source', 'Licence', 'The words it asks for'],
    sources.map(({ title, url, licence, attribution }) => [
      linkTo(url, title),
      escaped(licence),
      escaped(attribution),
    ]),
  );

/** What a build sends is known only when it is done: until then this stands in the texts. */
export const PACKAGES_PLACE = '<!--packages-->';

export const packagesTable = (packages) =>
  tableOf(
    'Software, fonts, icons and data within our files',
    ['Name', 'Version', 'Licence'],
    packages.map(({ name, version, licence }) => [name, version, licence].map(escaped)),
  );

/** What a paragraph `[[name]]` of a text becomes. */
export const blocks = () => ({ sources: sourcesTable(readJson(sourcesFile)), packages: PACKAGES_PLACE });
