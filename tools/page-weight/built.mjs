import fs from 'node:fs';
import path from 'node:path';

const readJson = (file) => {
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
};

/** Bytes as served: the brotli copy where there is one. */
const servedSize = (file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;

const isScript = (name) => name.endsWith('.js');

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const scriptsIn = (folder) => fs.readdirSync(folder).filter(isScript);

/**
 * What the builds below `root` weigh, in bytes as served: `routes` (all scripts of a first visit, by path), `entries`
 * (the first script of each project) and `chunks` (the largest other script of each project).
 */
export const builtWeights = (root, remotes) => {
  const shell = path.join(root, 'shell/dist');
  const build = readJson(path.join(shell, 'shell.json'));
  const weigh = (folder, files) =>
    sum([...new Set(files)].filter(isScript).map((file) => servedSize(path.join(folder, file))));
  const always = weigh(shell, [...build.headScripts, ...build.scripts]);
  const largest = (folder, entries) =>
    Math.max(
      ...scriptsIn(folder)
        .filter((file) => !entries.includes(file))
        .map((file) => servedSize(path.join(folder, file))),
    );

  const routes = Object.fromEntries(
    build.routes.map((route) => [route.path, always + weigh(shell, route.preload)]),
  );
  const entries = { shell: weigh(shell, build.scripts) };
  const chunks = { shell: largest(shell, [...build.scripts, 'service-worker.js']) };
  for (const remote of remotes) {
    const folder = path.join(root, remote, 'dist');
    const release = readJson(path.join(folder, 'release.json'));
    entries[remote] = weigh(folder, [release.entry]);
    chunks[remote] = largest(folder, [release.entry]);
    for (const route of release.routes)
      routes[route.path] = always + weigh(folder, [release.entry, ...release.preload, ...route.preload]);
  }
  return { routes, entries, chunks };
};
