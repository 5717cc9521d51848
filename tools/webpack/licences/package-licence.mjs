import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../workspace.mjs';
import { mitText } from './mit-text.mjs';
import { isPermitted } from './permitted.mjs';

const textFile = /^(?:licen[cs]e|copying)(?:\.(?:md|txt|mit))?$/i;

const enclosedText = (folder) => {
  const file = fs.readdirSync(folder).find((name) => textFile.test(name));
  return file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : null;
};

const holderOf = ({ author }) =>
  (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*/, '');

/** Some name MIT and their author and forget to enclose its text, which is the same for all. */
const knownText = (manifest) =>
  manifest.license === 'MIT' && holderOf(manifest) ? mitText(holderOf(manifest)) : null;

/** `{ name, version, licence, text }` of an installed package; throws where it may not be sent to browsers. */
export const packageLicence = (folder) => {
  const manifest = readJson(path.join(folder, 'package.json'));
  const { name, version, license: licence } = manifest;
  if (typeof licence !== 'string') throw new Error(`${name} ${version} names no licence`);
  if (!isPermitted(licence))
    throw new Error(`${name} ${version}: "${licence}" is no licence to send to browsers`);
  const text = enclosedText(folder) ?? knownText(manifest);
  if (text === null) throw new Error(`${name} ${version} brings no text of its licence`);
  return { name, version, licence, text };
};
