import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../workspace.mjs';
import { isPermitted } from './permitted.mjs';

const textFile = /^(?:licen[cs]e|copying)(?:\.(?:md|txt|mit))?$/i;

const textOf = (folder) => {
  const file = fs.readdirSync(folder).find((name) => textFile.test(name));
  return file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : null;
};

/** `{ name, version, licence, text }` of an installed package; throws where it may not be sent to browsers. */
export const packageLicence = (folder) => {
  const { name, version, license: licence } = readJson(path.join(folder, 'package.json'));
  if (typeof licence !== 'string') throw new Error(`${name} ${version} names no licence`);
  if (!isPermitted(licence))
    throw new Error(`${name} ${version}: "${licence}" is no licence to send to browsers`);
  const text = textOf(folder);
  if (text === null) throw new Error(`${name} ${version} brings no text of its licence`);
  return { name, version, licence, text };
};
