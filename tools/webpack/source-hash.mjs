import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { at, root } from '../start/root.mjs';
import { packageFolder, readJson } from './workspace.mjs';

const notBuilt = /^(node_modules|dist|reports|test-results|e2e|test)$|\.spec\.tsx?$/;

const filesBelow = (place) => {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place)
    .filter((name) => !notBuilt.test(name))
    .flatMap((name) => filesBelow(path.join(place, name)));
};

/** What every build depends on besides its own project and the packages that it names. */
const common = ['tools/webpack', 'package-lock.json', 'tsconfig.base.json'];

const ownDependencies = (folder) => {
  const { dependencies = {}, devDependencies = {} } = readJson(path.join(folder, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@wanderwork/'),
  );
};

/** The project and the packages of this repository below it: exactly what its cached build depends on, too. */
const projectsOf = (folder, known = new Set()) => {
  if (known.has(folder)) return known;
  known.add(folder);
  for (const name of ownDependencies(folder)) projectsOf(packageFolder(name), known);
  return known;
};

/**
 * A short hash of everything a project is built from. Made of names and contents alone, so a cached build and a fresh
 * one, on any machine, carry the same version. `alsoFrom`: files of the repository that no package of it declares.
 */
export const sourceHash = (folder, alsoFrom = []) => {
  const hash = createHash('sha256');
  const files = [...projectsOf(folder), ...[...common, ...alsoFrom].map((place) => at(place))]
    .flatMap(filesBelow)
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .sort();
  for (const name of files)
    hash
      .update(`${name}\0`)
      .update(fs.readFileSync(at(name)))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
};
