import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/**
 * Files that were installed, built or measured and are not part of the repository. Source folders may be called
 * `reports`.
 */
const GENERATED =
  /(?:^|\/)(?:node_modules|dist|test-results|\.git|\.nx|\.data)(?:\/|$)|^(?:(?:packages\/)?[^/]+\/)?reports(?:\/|$)/;

/** Lists all files of the repository in `folder`, as paths from the root with slashes. */
const listFiles = (folder: string): string[] =>
  fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (GENERATED.test(file)) return [];
    return entry.isDirectory() ? listFiles(file) : [file];
  });

const files = listFiles('.');

interface Package {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readPackage = (folder: string): Package =>
  JSON.parse(read(path.join(folder, 'package.json'))) as Package;

const listFolders = (workspace: string): string[] =>
  workspace.endsWith('/*')
    ? fs.readdirSync(path.join(root, workspace.slice(0, -2))).map((name) => workspace.slice(0, -1) + name)
    : [workspace];

const rootPackage = readPackage('.');
const workspaces = (rootPackage.workspaces ?? []).flatMap(listFolders).map(readPackage);

const findInlineCode = (text: string): string[] =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns the names in the first column of every table. */
const findRowNames = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => findInlineCode(line.split('|')[1] ?? ''));

describe('the list of dependencies', () => {
  const listed = findRowNames(read('docs/decisions/dependencies.md'));

  const covers = (row: string, name: string): boolean =>
    row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row;

  /** Whether the package is neither ours nor just types. */
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

  /**
   * Settings are read as `readSetting(env, 'NAME')`, `readSetting('NAME')` or `env.NAME`; prices by the name of their
   * plan.
   */
  const settings = [
    ...new Set(
      [...code.matchAll(/(?:readSetting\((?:env, )?'|env\.)([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
    ),
    ...plans.map((plan) => `STRIPE_PRICE_${plan}`),
  ].sort();

  const [, section = ''] = read('docs/operations.md').split('\n## Settings\n');
  const documented = findRowNames(section.split('\n## ')[0] ?? '').sort();

  it('describes every setting and no others', () => {
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

  it.each(pages)('name only commands that exist at the root: %s', (page) => {
    const commands = [...read(page).matchAll(/npm run ([a-z:-]+)(?: -w ([@a-z/-]+))?/g)];
    const unknown = commands.filter(([, script = '', workspace]) => !isScript(script, workspace));
    expect(unknown.map(([command]) => command)).toEqual([]);
  });

  /** Returns the anchors that GitHub creates for headings. */
  const findAnchors = (page: string): string[] =>
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

  const findLinks = (page: string): string[] =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));

  const toTarget = (page: string, link: string): { file: string; anchor: string | undefined } => {
    const [relative = '', anchor] = link.split('#');
    const file = relative === '' ? page : path.posix.join(path.posix.dirname(page), relative);
    return { file, anchor };
  };

  it.each(pages)('link only to pages and headings that exist: %s', (page) => {
    const broken = findLinks(page).filter((link) => {
      const { file, anchor } = toTarget(page, link);
      return !files.includes(file) || (anchor !== undefined && !findAnchors(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('can all be reached from the README', () => {
    const found = new Set(['README.md']);
    for (const page of found)
      for (const link of findLinks(page)) {
        const { file } = toTarget(page, link);
        if (pages.includes(file)) found.add(file);
      }
    expect(pages.filter((page) => page.startsWith('docs/') && !found.has(page))).toEqual([]);
  });

  const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

  /**
   * Whether `name` looks like a path from the root, or like the end of one (the name of a source file), but does not
   * exist. Patterns and placeholders do not count.
   */
  const isDeadReference = (name: string): boolean => {
    if (!/^[\w.@/-]+$/.test(name) || name.startsWith('/') || GENERATED.test(name)) return false;
    if (topFolders.has(name.split('/')[0]) && name.includes('/'))
      return !fs.existsSync(path.join(root, name));
    return /\.(?:ts|tsx|mjs|sql)$/.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`));
  };

  it.each(pages)('name only files and folders that exist: %s', (page) => {
    expect(findInlineCode(read(page)).filter(isDeadReference)).toEqual([]);
  });
});
