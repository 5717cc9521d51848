import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface ReleaseFile {
  version: string;
  entry: string;
  integrity: Record<string, string>;
}

const hashOf = (file: string) =>
  `sha256-${createHash('sha256').update(fs.readFileSync(file)).digest('base64')}`;

const rewrite = (file: string, changes: [string, string][]) => {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(
    file,
    changes.reduce((now, [from, to]) => now.replaceAll(from, to), text),
  );
};

/**
 * A copy of a built remote in which `from` is replaced by `to`, like its team's next build: with a new version and
 * container, and chunks with new hashes.
 */
export const createNextRelease = (dist: string, from: string, to: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'next-release-'));
  fs.cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const at = (name: string) => path.join(folder, name);
  const release = JSON.parse(fs.readFileSync(at('release.json'), 'utf8')) as ReleaseFile;
  const container = (version: string) => version.replace(/\W/g, '_');
  const version = `${release.version}-next`;
  const words: [string, string][] = [
    [from, to],
    [container(release.version), container(version)],
  ];
  const chunks = Object.keys(release.integrity).filter((name) => name !== release.entry);
  chunks.filter((name) => name.endsWith('.js')).forEach((name) => rewrite(at(name), words));
  const hashes = chunks.map((name): [string, string] => [
    release.integrity[name] as string,
    hashOf(at(name)),
  ]);
  rewrite(at(release.entry), [...words, ...hashes]);
  for (const name of Object.keys(release.integrity)) release.integrity[name] = hashOf(at(name));
  fs.writeFileSync(at('release.json'), JSON.stringify({ ...release, version }));
  return folder;
};
