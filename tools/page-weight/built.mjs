import fs from 'node:fs';
import path from 'node:path';

const readJson = (file) => {
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
};

/** Size in bytes as served: of the brotli copy if there is one. */
const getServedSize = (file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;

const isScript = (name) => name.endsWith('.js');

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const listScripts = (folder) => fs.readdirSync(folder).filter(isScript);

/**
 * Returns the sizes of the builds in `root`, in bytes as served: `routes` (all scripts of a first visit, by path),
 * `entries` (the first script of each project), `chunks` (the largest other script of each project) and `named` (scripts
 * by project and chunk name, as in `mfe-wanderlens/trip-import`).
 */
export const measureBuilds = (root, remotes, names = []) => {
  const shell = path.join(root, 'shell/dist');
  const build = readJson(path.join(shell, 'shell.json'));
  const sumSizes = (folder, files) =>
    sum([...new Set(files)].filter(isScript).map((file) => getServedSize(path.join(folder, file))));
  const commonSize = sumSizes(shell, [...build.headScripts, ...build.scripts]);
  const findLargest = (folder, entries) =>
    Math.max(
      ...listScripts(folder)
        .filter((file) => !entries.includes(file))
        .map((file) => getServedSize(path.join(folder, file))),
    );

  const measureNamed = (name) => {
    const [project, chunk] = name.split('/');
    const folder = path.join(root, project, 'dist');
    const file = listScripts(folder).find((script) => script.startsWith(`${chunk}.`));
    if (!file) throw new Error(`${name} is in no build.`);
    return getServedSize(path.join(folder, file));
  };

  const routes = Object.fromEntries(
    build.routes.map((route) => [route.path, commonSize + sumSizes(shell, route.preload)]),
  );
  const entries = { shell: sumSizes(shell, build.scripts) };
  const chunks = { shell: findLargest(shell, [...build.scripts, 'service-worker.js']) };
  for (const remote of remotes) {
    const folder = path.join(root, remote, 'dist');
    const release = readJson(path.join(folder, 'release.json'));
    entries[remote] = sumSizes(folder, [release.entry]);
    chunks[remote] = findLargest(folder, [release.entry]);
    for (const route of release.routes)
      routes[route.path] =
        commonSize + sumSizes(folder, [release.entry, ...release.preload, ...route.preload]);
  }
  const named = Object.fromEntries(names.map((name) => [name, measureNamed(name)]));
  return { routes, entries, chunks, named };
};
