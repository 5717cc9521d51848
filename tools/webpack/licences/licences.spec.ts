import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageLicence } from './package-licence.mjs';
import { isPermitted } from './permitted.mjs';
import { worksWithin } from './works-within.mjs';

const folders: string[] = [];

const aPackage = (fields: object, files: Record<string, string> = { LICENSE: 'Do as you like.' }): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-package-'));
  folders.push(folder);
  const manifest = { name: 'a-package', version: '1.0.0', ...fields };
  const all = { ...files, 'package.json': JSON.stringify(manifest) };
  for (const [name, text] of Object.entries(all)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
};

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

describe('a licence', () => {
  it.each([
    'MIT',
    'ISC',
    'OFL-1.1',
    'Apache-2.0',
    '(MIT OR GPL-3.0)',
    'MIT AND ISC',
    '(BSD-3-Clause AND Zlib)',
  ])('may be sent under %s', (expression) => expect(isPermitted(expression)).toBe(true));

  it.each([
    'GPL-3.0',
    'AGPL-3.0-or-later',
    'LGPL-2.1',
    'MPL-2.0',
    'MIT AND GPL-2.0',
    'UNLICENSED',
    'SEE LICENSE IN x',
    '',
  ])('may not be sent under %p', (expression) => expect(isPermitted(expression)).toBe(false));
});

describe('a package that a build sends to browsers', () => {
  it('is named with its licence in full', () => {
    const folder = aPackage({ license: 'MIT' }, { 'licence.md': ' Do as you like.\n' });
    expect(packageLicence(folder)).toEqual({
      name: 'a-package',
      version: '1.0.0',
      licence: 'MIT',
      text: 'Do as you like.',
    });
  });

  it('may leave the text of the MIT licence out where it names its author', () => {
    const folder = aPackage({ license: 'MIT', author: 'Ada Byron <ada@example.org> (x)' }, {});
    expect(packageLicence(folder).text).toMatch(/^MIT License\n\nCopyright \(c\) Ada Byron\n\nPermission/);
  });

  it.each([
    ['names no licence', {}, undefined, 'names no licence'],
    ['asks for more than to be named', { license: 'GPL-3.0' }, undefined, '"GPL-3.0" is no licence to send'],
    ['has no text of it', { license: 'MIT' }, { 'readme.md': 'MIT' }, 'brings no text'],
  ])('stops the build when it %s', (_what, fields, files, problem) => {
    expect(() => packageLicence(aPackage(fields, files))).toThrow(problem);
  });
});

describe('works within our own files', () => {
  it('are all permitted, and bring their licences', () => {
    const works = worksWithin();
    expect(works.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Newsreader', 'Instrument Sans', 'Lucide icons']),
    );
    for (const { licence, text } of works) {
      expect(isPermitted(licence)).toBe(true);
      expect(text).toMatch(/copyright/i);
    }
  });
});
