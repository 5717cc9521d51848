import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

interface Package {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const packageIn = (folder: string): Package => JSON.parse(read(path.join(folder, 'package.json'))) as Package;

const foldersOf = (workspace: string): string[] =>
  workspace.endsWith('/*')
    ? fs.readdirSync(path.join(root, workspace.slice(0, -2))).map((name) => workspace.slice(0, -1) + name)
    : [workspace];

const house = packageIn('.');
const parts = (house.workspaces ?? []).flatMap(foldersOf).map(packageIn);

describe('the decisions', () => {
  const [, dependencies = ''] = read('docs/decisions.md').split('## Dependencies');
  const named = [...dependencies.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const families = named.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));

  const isDecided = (name: string): boolean =>
    named.includes(name) || families.some((family) => name.startsWith(family));

  /** Not ours, and more than the types of something else. */
  const isForeign = (name: string): boolean =>
    !name.startsWith('@wanderwork/') && !name.startsWith('@types/');

  const foreign = [house, ...parts]
    .flatMap((one) =>
      Object.keys({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
    )
    .filter(isForeign);

  it('have a line for every dependency', () => {
    expect(foreign.length).toBeGreaterThan(50);
    expect([...new Set(foreign)].filter((name) => !isDecided(name))).toEqual([]);
  });
});

describe('the docs', () => {
  const texts = [
    ...['README.md', 'CONTRIBUTING.md', 'api/data/README.md', 'packages/ui/README.md'],
    ...fs.readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
  ].filter((file) => file.endsWith('.md'));

  const isScript = (script: string, place: string | undefined): boolean =>
    Object.keys((place ? parts.find(({ name }) => name === place) : house)?.scripts ?? {}).includes(script);

  it.each(texts)('name only commands that can be given at the root: %s', (file) => {
    const commands = [...read(file).matchAll(/npm run ([a-z:-]+)(?: -w ([@a-z/-]+))?/g)];
    const unknown = commands.filter(([, script = '', place]) => !isScript(script, place));
    expect(unknown.map(([command]) => command)).toEqual([]);
  });
});
