import fs from 'node:fs';
import path from 'node:path';
import { mitText } from './mit-text.mjs';
import { at } from '../../start/root.mjs';
import { packageFolder, packageVersion } from '../workspace.mjs';

const read = (file) => fs.readFileSync(file, 'utf8').trim();

const own = (name) => read(path.join(import.meta.dirname, 'texts', name));

const ofPackage = (name) => read(path.join(packageFolder(name), 'LICENSE'));

const font = (name, source, file) => ({
  name,
  version: packageVersion(source),
  licence: 'OFL-1.1',
  text: read(at('packages/ui/src/fonts', file)),
});

/** Works of others that stand in our own files, where no build sees them as a package: fonts, icons, figures. */
export const worksWithin = () => [
  font('Newsreader', '@fontsource-variable/newsreader', 'LICENSE-newsreader.txt'),
  font('Instrument Sans', '@fontsource-variable/instrument-sans', 'LICENSE-instrument-sans.txt'),
  {
    name: 'Lucide icons',
    version: packageVersion('lucide-static'),
    licence: 'ISC',
    text: ofPackage('lucide-static'),
  },
  { name: 'Unicode CLDR (data)', version: '48.2', licence: 'Unicode-3.0', text: own('unicode-3.0.txt') },
  {
    name: 'countries-list (data)',
    version: packageVersion('countries-list'),
    licence: 'MIT',
    text: ofPackage('countries-list'),
  },
  {
    name: 'Passport Index data set',
    version: '2025-01-12',
    licence: 'MIT',
    text: mitText('2017 Ilya Ilyankou'),
  },
  { name: 'airports (data)', version: '1.0.0', licence: 'MIT', text: mitText('James Brooks') },
];
