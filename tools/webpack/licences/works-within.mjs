import fs from 'node:fs';
import path from 'node:path';
import { createMitLicense } from './mit-text.mjs';
import { at } from '../../start/root.mjs';
import { packageFolder, packageVersion } from '../workspace.mjs';

const readText = (file) => fs.readFileSync(file, 'utf8').trim();

const readOwnText = (name) => readText(path.join(import.meta.dirname, 'texts', name));

const readPackageLicense = (name) => readText(path.join(packageFolder(name), 'LICENSE'));

const font = (name, source, file) => ({
  name,
  version: packageVersion(source),
  licence: 'OFL-1.1',
  text: readText(at('packages/ui/src/fonts', file)),
});

/** Third-party works in our own files, which no build sees as packages: fonts, icons, data. */
export const listWorksWithin = () => [
  font('Newsreader', '@fontsource-variable/newsreader', 'LICENSE-newsreader.txt'),
  font('Instrument Sans', '@fontsource-variable/instrument-sans', 'LICENSE-instrument-sans.txt'),
  {
    name: 'Lucide icons',
    version: packageVersion('lucide-static'),
    licence: 'ISC',
    text: readPackageLicense('lucide-static'),
  },
  {
    name: 'Unicode CLDR (data)',
    version: '48.2',
    licence: 'Unicode-3.0',
    text: readOwnText('unicode-3.0.txt'),
  },
  {
    name: 'countries-list (data)',
    version: packageVersion('countries-list'),
    licence: 'MIT',
    text: readPackageLicense('countries-list'),
  },
  {
    name: 'Passport Index data set',
    version: '2025-01-12',
    licence: 'MIT',
    text: createMitLicense('2017 Ilya Ilyankou'),
  },
  { name: 'airports (data)', version: '1.0.0', licence: 'MIT', text: createMitLicense('James Brooks') },
];
