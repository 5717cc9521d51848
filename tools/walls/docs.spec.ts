import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** What was installed, built or measured, and is no part of the repository. Sources may have a folder `reports`. */
const GENERATED =
  /(?:^|\/)(?:node_modules|dist|test-results|\.git|\.nx|\.data)(?:\/|$)|^(?:(?:packages\/)?[^/]+\/)?reports(?:\/|$)/;

/** All files of the repository below `folder`, as paths from the root with slashes. */
const filesBelow = (folder: string): string[] =>
  fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (GENERATED.test(file)) return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });

const files = filesBelow('.');

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

const rootPackage = packageIn('.');
const workspaces = (rootPackage.workspaces ?? []).flatMap(foldersOf).map(packageIn);

const inlineCode = (text: string): string[] =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The names in the first column of every table. */
const rowNames = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => inlineCode(line.split('|')[1] ?? ''));

describe('the list of dependencies', () => {
  const listed = rowNames(read('docs/decisions/dependencies.md'));

  const covers = (row: string, name: string): boolean =>
    row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row;

  /** Not ours, and more than the types of something else. */
  const isForeign = (name: string): boolean =>
    !name.startsWith('@wanderwork/') && !name.startsWith('@types/');

  const dependencies = [
    ...new Set(
      [rootPackage, ...workspaces]
        .flatMap((one) =>
          Object.keys({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
        )
        .filter(isForeign),
    ),
  ];

  it('has a row for every dependency', () => {
    expect(dependencies.length).toBeGreaterThan(50);
    expect(dependencies.filter((name) => !listed.some((row) => covers(row, name)))).toEqual([]);
  });

  it('has no row for a package that nothing depends on', () => {
    expect(listed.filter((row) => !dependencies.some((name) => covers(row, name)))).toEqual([]);
  });
});

describe('the table of settings', () => {
  const sources = files.filter((file) => /^api\/src\/platform\/config\/.*(?<!\.spec)\.ts$/.test(file));
  const code = sources.map(read).join('\n');
  const plans = ['PRO_MONTH', 'PRO_YEAR', 'PREMIUM_MONTH', 'PREMIUM_YEAR'];

  /** Settings are read as `set(env, 'NAME')`, `given('NAME')` or `env.NAME`; prices by the name of their plan. */
  const settings = [
    ...new Set(
      [...code.matchAll(/(?:set\(env, '|given\('|env\.)([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
    ),
    ...plans.map((plan) => `STRIPE_PRICE_${plan}`),
  ].sort();

  const [, section = ''] = read('docs/operations.md').split('\n## Settings\n');
  const documented = rowNames(section.split('\n## ')[0] ?? '').sort();

  it('describes every setting, and none that the product does not read', () => {
    expect(settings.length).toBeGreaterThan(25);
    expect(documented).toEqual(settings);
  });
});

describe('CODEOWNERS', () => {
  it('names only folders that exist', () => {
    const named = [...read('CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, folder = '']) => folder);
    expect(named.filter((folder) => !fs.existsSync(path.join(root, folder)))).toEqual([]);
  });
});

describe('the docs', () => {
  const pages = [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'api/data/README.md', 'packages/ui/README.md'],
    ...files.filter((file) => file.startsWith('docs/') && file.endsWith('.md')),
  ];

  const isScript = (script: string, workspace: string | undefined): boolean => {
    const owner = workspace ? workspaces.find(({ name }) => name === workspace) : rootPackage;
    return Object.keys(owner?.scripts ?? {}).includes(script);
  };

  it.each(pages)('name only commands that can be given at the root: %s', (page) => {
    const commands = [...read(page).matchAll(/npm run ([a-z:-]+)(?: -w ([@a-z/-]+))?/g)];
    const unknown = commands.filter(([, script = '', workspace]) => !isScript(script, workspace));
    expect(unknown.map(([command]) => command)).toEqual([]);
  });

  /** As GitHub makes the anchors of headings. */
  const anchorsOf = (page: string): string[] =>
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

  const linksIn = (page: string): string[] =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));

  const targetOf = (page: string, link: string): { file: string; anchor: string | undefined } => {
    const [relative = '', anchor] = link.split('#');
    const file = relative === '' ? page : path.posix.join(path.posix.dirname(page), relative);
    return { file, anchor };
  };

  it.each(pages)('link only to pages and headings that exist: %s', (page) => {
    const broken = linksIn(page).filter((link) => {
      const { file, anchor } = targetOf(page, link);
      return !files.includes(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('can all be reached from the README', () => {
    const found = new Set(['README.md']);
    for (const page of found)
      for (const link of linksIn(page)) {
        const { file } = targetOf(page, link);
        if (pages.includes(file)) found.add(file);
      }
    expect(pages.filter((page) => page.startsWith('docs/') && !found.has(page))).toEqual([]);
  });

  const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

  /** A path from the root, or the end of one: the name of a source file. Patterns and placeholders are neither. */
  const namesNothing = (name: string): boolean => {
    if (!/^[\w.@/-]+$/.test(name) || name.startsWith('/') || GENERATED.test(name)) return false;
    if (topFolders.has(name.split('/')[0]) && name.includes('/'))
      return !fs.existsSync(path.join(root, name));
    return /\.(?:ts|tsx|mjs|sql)$/.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`));
  };

  it.each(pages)('name only files and folders that exist: %s', (page) => {
    expect(inlineCode(read(page)).filter(namesNothing)).toEqual([]);
  });
});
