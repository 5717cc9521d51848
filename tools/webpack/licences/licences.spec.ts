import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPackageLicense } from './package-licence.mjs';
import { isPermitted } from './permitted.mjs';
import { listWorksWithin } from './works-within.mjs';

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

describe('isPermitted', () => {
  it.each([
    'MIT',
    'ISC',
    'OFL-1.1',
    'Apache-2.0',
    '(MIT OR GPL-3.0)',
    'MIT AND ISC',
    '(BSD-3-Clause AND Zlib)',
  ])('accepts %s', (expression) => expect(isPermitted(expression)).toBe(true));

  it.each([
    'GPL-3.0',
    'AGPL-3.0-or-later',
    'LGPL-2.1',
    'MPL-2.0',
    'MIT AND GPL-2.0',
    'UNLICENSED',
    'SEE LICENSE IN x',
    '',
  ])('rejects %p', (expression) => expect(isPermitted(expression)).toBe(false));
});

describe('packageLicence', () => {
  it('returns the full license', () => {
    const folder = aPackage({ license: 'MIT' }, { 'licence.md': ' Do as you like.\n' });
    expect(readPackageLicense(folder)).toEqual({
      name: 'a-package',
      version: '1.0.0',
      licence: 'MIT',
      text: 'Do as you like.',
    });
  });

  it('adds the MIT text for a package that names its author', () => {
    const folder = aPackage({ license: 'MIT', author: 'Ada Byron <ada@example.org> (x)' }, {});
    expect(readPackageLicense(folder).text).toMatch(
      /^MIT License\n\nCopyright \(c\) Ada Byron\n\nPermission/,
    );
  });

  it('names the source of a package that is listed by name, under that license alone', () => {
    const mpl = { name: 'ical.js', license: 'MPL-2.0' };
    expect(readPackageLicense(aPackage(mpl)).text).toBe(
      'Do as you like.\n\nSource code: https://github.com/kewisch/ical.js',
    );
    for (const other of [
      { ...mpl, name: 'other' },
      { ...mpl, license: 'GPL-3.0' },
    ])
      expect(() => readPackageLicense(aPackage(other))).toThrow('is not a permitted license');
  });

  it.each([
    ['names no license', {}, undefined, 'names no license'],
    [
      'has a license with more obligations',
      { license: 'GPL-3.0' },
      undefined,
      '"GPL-3.0" is not a permitted license',
    ],
    ['has no license text', { license: 'MIT' }, { 'readme.md': 'MIT' }, 'contains no license text'],
  ])('throws when the package %s', (_what, fields, files, problem) => {
    expect(() => readPackageLicense(aPackage(fields, files))).toThrow(problem);
  });
});

describe('worksWithin', () => {
  it('lists only permitted works, with their licenses', () => {
    const works = listWorksWithin();
    expect(works.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Newsreader', 'Instrument Sans', 'Lucide icons']),
    );
    for (const { licence, text } of works) {
      expect(isPermitted(licence)).toBe(true);
      expect(text).toMatch(/copyright/i);
    }
  });
});
