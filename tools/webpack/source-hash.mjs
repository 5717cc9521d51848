import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { at, root } from '../start/root.mjs';
import { packageFolder, readJson } from './workspace.mjs';

const IGNORED = /^(node_modules|dist|reports|test-results|e2e|test)$|\.spec\.tsx?$/;

const listFiles = (place) => {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place)
    .filter((name) => !IGNORED.test(name))
    .flatMap((name) => listFiles(path.join(place, name)));
};

/** What every build depends on besides its own project and the packages it depends on. */
const common = ['tools/webpack', 'package-lock.json', 'tsconfig.base.json'];

const listOwnDependencies = (folder) => {
  const { dependencies = {}, devDependencies = {} } = readJson(path.join(folder, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@wanderwork/'),
  );
};

/**
 * Returns the project and the packages of this repository it depends on: the same as the inputs of its cached build.
 */
const collectProjects = (folder, visited = new Set()) => {
  if (visited.has(folder)) return visited;
  visited.add(folder);
  for (const name of listOwnDependencies(folder)) collectProjects(packageFolder(name), visited);
  return visited;
};

/**
 * Returns a short hash of everything a project is built from. It depends on names and contents only, so a cached and a
 * fresh build have the same version on any machine. `alsoFrom` lists files of the repository that no dependency
 * declares.
 */
export const hashSources = (folder, alsoFrom = []) => {
  const hash = createHash('sha256');
  const files = [...collectProjects(folder), ...[...common, ...alsoFrom].map((place) => at(place))]
    .flatMap(listFiles)
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .sort();
  for (const name of files)
    hash
      .update(`${name}\0`)
      .update(fs.readFileSync(at(name)))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
};
