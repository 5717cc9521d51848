import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../workspace.mjs';
import { createMitLicense } from './mit-text.mjs';
import { findSource, isPermitted } from './permitted.mjs';

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:\.(?:md|txt|mit))?$/i;

const readLicenseText = (folder) => {
  const file = fs.readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  return file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : null;
};

const findHolder = ({ author }) =>
  (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*/, '');

/** Some packages name MIT and their author but lack its text, which is always the same. */
const createMitText = (manifest) =>
  manifest.license === 'MIT' && findHolder(manifest) ? createMitLicense(findHolder(manifest)) : null;

/** Returns `{ name, version, licence, text }` of an installed package; throws when it may not be sent to browsers. */
export const readPackageLicense = (folder) => {
  const manifest = readJson(path.join(folder, 'package.json'));
  const { name, version, license: licence } = manifest;
  if (typeof licence !== 'string') throw new Error(`${name} ${version} names no license`);
  const source = findSource(name, licence);
  if (source === null && !isPermitted(licence))
    throw new Error(`${name} ${version}: "${licence}" is not a permitted license for browsers`);
  const text = readLicenseText(folder) ?? createMitText(manifest);
  if (text === null) throw new Error(`${name} ${version} contains no license text`);
  return { name, version, licence, text: source === null ? text : `${text}\n\nSource code: ${source}` };
};
