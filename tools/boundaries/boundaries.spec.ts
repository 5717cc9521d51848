import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(__dirname, '../..');

const env = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' };

const run = (cwd: string, args: string[]): Promise<{ failed: boolean; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env, maxBuffer: 1 << 24 }, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: stdout + stderr });
    });
  });

let linter: ChildProcess;
/** What the linter printed beside its answers, such as a warning that it skips a rule. */
let linterNotes: string;

beforeAll(async () => {
  // A rule reads Nx's project graph; without one it would only warn.
  await run(root, [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects']);
  linterNotes = '';
  linter = spawn(process.execPath, [path.join(__dirname, 'lint-text.mjs')], { cwd: root, env });
  linter.stderr!.on('data', (text: Buffer) => (linterNotes += text.toString()));
  createInterface({ input: linter.stdout! }).on('line', (line) => {
    if (line.startsWith('[')) linter.emit('answer', line);
    else linterNotes += line;
  });
});

afterAll(() => linter.kill());

/** Returns the violations that a text would have at this path, as JSON. Ask for one text at a time. */
const lintText = async (file: string, text: string, withTypes = false): Promise<string> => {
  const answer = once(linter, 'answer');
  linter.stdin!.write(`${JSON.stringify({ file, text, withTypes })}\n`);
  return ((await answer) as [string])[0];
};

describe('import rules between projects', () => {
  it.each([
    ['a remote that imports another remote', 'mfe-account/src/planted.ts', '../../mfe-wanderhub/src/app'],
    ['a remote that imports the shell', 'mfe-account/src/planted.ts', '../../shell/src/index'],
    ['the shell that imports a remote', 'shell/src/planted.ts', '../../mfe-account/src/app'],
    ['the API that imports the browser platform', 'api/src/planted.ts', '@wanderwork/platform'],
    ['a remote that imports the API', 'mfe-account/src/planted.ts', '../../api/src/app.module'],
    ['ui that imports platform', 'packages/ui/src/planted.ts', '@wanderwork/platform'],
    ['platform that imports ui', 'packages/platform/src/planted.ts', '@wanderwork/ui'],
    ['contracts that import another package', 'packages/contracts/src/planted.ts', '@wanderwork/art'],
    ['a pure package that imports a screen package', 'packages/irex/src/planted.ts', '@wanderwork/ui'],
    ['the rules of trips that import the score', 'packages/travel/src/planted.ts', '@wanderwork/irex'],
    [
      'a remote that imports a package of another feature',
      'mfe-wanderhub/src/planted.ts',
      '@wanderwork/irex',
    ],
  ])('reject %s', async (_what, file, target) => {
    const text = `import * as other from '${target}';\n\nexport const planted = other;\n`;
    expect(await lintText(file, text)).toContain('@nx/enforce-module-boundaries');
    expect(linterNotes).not.toContain('The rule will be skipped');
  });

  it('allow a remote to import contracts', async () => {
    const text = "import { paths } from '@wanderwork/contracts';\n\nexport const planted = paths;\n";
    expect(await lintText('mfe-account/src/planted.ts', text)).toBe('[]');
  });
});

describe('the game engine', () => {
  const file = 'packages/quest-engine/src/planted.ts';

  it.each([
    ['a clock', 'export const planted = Date.now();\n'],
    ['randomness', 'export const planted = Math.random();\n'],
    ['a destructured sine function', 'const { sin } = Math;\n\nexport const planted = sin(1);\n'],
    ['a computed Math function', "export const planted = Math['pow'](2, 0.5);\n"],
    ['a power', 'export const planted = (of: number) => of ** 0.5;\n'],
  ])('must not use %s', async (_what, text) => {
    expect(await lintText(file, text)).toMatch(/no-restricted-(globals|syntax)/);
  });

  it('may round and multiply', async () => {
    const text = 'export const planted = Math.floor(Math.imul(7, 3) / 2);\n';
    expect(await lintText(file, text)).toBe('[]');
  });
});

describe('the rules of trips', () => {
  it.each([
    ['a clock', 'export const planted = Date.now();\n'],
    ['today', 'export const planted = new Date();\n'],
    ['randomness', 'export const planted = Math.random();\n'],
    ['Intl outside time/', "export const planted = new Intl.NumberFormat('en');\n"],
  ])('must not use %s', async (_what, text) => {
    expect(await lintText('packages/travel/src/planted.ts', text)).toMatch(/no-restricted-(globals|syntax)/);
  });

  it('may format a given moment', async () => {
    const text = 'export const planted = (at: number) => new Date(at).toISOString();\n';
    expect(await lintText('packages/travel/src/planted.ts', text)).toBe('[]');
  });
});

describe('browser tests', () => {
  /** Rules that need types first read everything that a journey imports. */
  const TIMEOUT_MS = 240_000;

  const lint = (check: string): Promise<string> => {
    const test = `test('planted', async ({ page }) => {\n  ${check}\n});\n`;
    const text = `import { expect, test } from '@playwright/test';\n\n${test}`;
    return lintText('e2e/footer.spec.ts', text, true);
  };

  it(
    'must await every check',
    async () => {
      expect(await lint("expect(page.getByRole('main')).toBeVisible();")).toContain('no-floating-promises');
      expect(await lint("await expect(page.getByRole('main')).toBeVisible();")).toBe('[]');
    },
    TIMEOUT_MS,
  );
});

describe('import rules inside projects', () => {
  let workspace: string;

  beforeEach(() => {
    workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  });

  afterEach(() => fs.rmSync(workspace, { recursive: true }));

  const plant = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
      fs.writeFileSync(path.join(workspace, file), text);
    }
  };

  const cruise = () => run(workspace, [path.join(__dirname, 'boundaries.mjs')]);

  const target = 'export const planted = 1;\n';

  const planted = [
    [
      'no-imports-between-features',
      'mfe-account/src/features/one/model/a.ts',
      '../../two/b',
      'mfe-account/src/features/two/b.ts',
    ],
    [
      'no-features-in-shared',
      'mfe-account/src/shared/a.ts',
      '../features/two/b',
      'mfe-account/src/features/two/b.ts',
    ],
    [
      'no-routes-in-features',
      'mfe-account/src/features/one/a.ts',
      '../../routes/b',
      'mfe-account/src/routes/b.ts',
    ],
    [
      'no-components-in-model',
      'mfe-account/src/features/one/model/c.ts',
      '../components/b',
      'mfe-account/src/features/one/components/b.ts',
    ],
    [
      'modules-through-index-only',
      'api/src/modules/content/a.ts',
      '../cities/cities.service.js',
      'api/src/modules/cities/cities.service.ts',
    ],
    [
      'no-modules-in-api-platform',
      'api/src/platform/a.ts',
      '../modules/cities/index.js',
      'api/src/modules/cities/index.ts',
    ],
    [
      'no-web-in-modules',
      'api/src/modules/cities/a.ts',
      '../../web/pages.service.js',
      'api/src/web/pages.service.ts',
    ],
    [
      'no-http-in-services',
      'api/src/modules/cities/search/visitor-cookie.ts',
      '../http/cities.controller.js',
      'api/src/modules/cities/http/cities.controller.ts',
    ],
    [
      'web-through-index-only',
      'api/src/web/a.ts',
      '../modules/cities/cities.service.js',
      'api/src/modules/cities/cities.service.ts',
    ],
    [
      'entities-import-entities-only',
      'api/src/modules/cities/entities/a.entity.ts',
      '../cities.service.js',
      'api/src/modules/cities/cities.service.ts',
    ],
    [
      'testing-in-tests-only',
      'shell/src/a.ts',
      '../../packages/testing/src/index',
      'packages/testing/src/index.ts',
    ],
    [
      'contracts-root-stays-light',
      'packages/contracts/src/a.ts',
      './requests/index.js',
      'packages/contracts/src/requests/index.ts',
    ],
    ['no-tests-in-code', 'api/src/a.ts', './b.spec.js', 'api/src/b.spec.ts'],
  ] as const;

  it('each have a planted violation', async () => {
    const names = `import config from './.dependency-cruiser.mjs';
      console.log(JSON.stringify(config.forbidden.map(({ name }) => name)));`;
    const { output } = await run(root, ['--input-type=module', '--eval', names]);
    const testedRules = ['no-cycles', ...planted.map(([rule]) => rule)];
    expect(testedRules.sort()).toEqual((JSON.parse(output) as string[]).sort());
  });

  describe('with one violation of each', () => {
    let output: string;

    beforeAll(async () => {
      workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
      for (const [, from, specifier, to] of planted)
        plant({ [from]: `export { planted } from '${specifier}';\n`, [to]: target });
      ({ output } = await cruise());
      fs.rmSync(workspace, { recursive: true });
    });

    it.each(planted)('reject by %s', (rule, from, _specifier, to) => {
      expect(output).toContain(`error ${rule}: ${from} → ${to}\n`);
    });
  });

  it('cover every injectable of the API', async () => {
    const listRules = `import config from './.dependency-cruiser.mjs';
      console.log(JSON.stringify(config.forbidden.map(({ name, from }) => [name, from])));`;
    const { output } = await run(root, ['--input-type=module', '--eval', listRules]);
    const rules = new Map(JSON.parse(output) as [string, { path: string; pathNot?: string | string[] }][]);
    const covers = (rule: string, file: string) => {
      const { path: from, pathNot = [] } = rules.get(rule)!;
      return new RegExp(from).test(file) && ![pathNot].flat().some((not) => new RegExp(not).test(file));
    };
    const injectables = fs
      .readdirSync(path.join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(modules|platform)\/.*\.ts$/.test(file) && !file.includes('.spec.'))
      .map((file) => `api/src/${file}`)
      .filter((file) => fs.readFileSync(path.join(root, file), 'utf8').includes('@Injectable()'));
    const getRules = (file: string) =>
      file.startsWith('api/src/platform/')
        ? ['no-modules-in-api-platform']
        : ['modules-through-index-only', ...(file.includes('/http/') ? [] : ['no-http-in-services'])];
    expect(injectables.length).toBeGreaterThan(150);
    expect(injectables.filter((file) => !getRules(file).every((rule) => covers(rule, file)))).toEqual([]);
  });

  it('reject folders that import each other through a third one', async () => {
    plant({
      'api/src/platform/a/a.ts': "import { b } from '../b/b.js';\n\nexport const a = () => b;\n",
      'api/src/platform/b/b.ts': "import { c } from '../c/c.js';\n\nexport const b = () => c;\n",
      'api/src/platform/c/c.ts': "import { other } from '../a/other.js';\n\nexport const c = () => other;\n",
      'api/src/platform/a/other.ts': 'export const other = 1;\n',
    });
    const { failed, output } = await cruise();
    expect(output).toContain('no-folder-cycles: api/src/platform: a, b, c');
    expect(output).toContain('api/src/platform/c/c.ts → api/src/platform/a/other.ts');
    expect(failed).toBe(true);
  });

  it('allow what breaks no rule', async () => {
    plant({
      'api/src/platform/a/a.ts': "export { planted } from '../b/b.js';\n",
      'api/src/platform/b/b.ts': target,
    });
    expect((await cruise()).output).toContain('No import breaks a rule (2 modules).');
  });

  it('reject a circular import', async () => {
    plant({
      'api/src/a.ts': "import { b } from './b.js';\n\nexport const a = () => b;\n",
      'api/src/b.ts': "import { a } from './a.js';\n\nexport const b = () => a;\n",
    });
    const { failed, output } = await cruise();
    expect(output).toContain('no-cycles');
    expect(failed).toBe(true);
  });
});
