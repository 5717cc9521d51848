import { paths } from '@wanderwork/contracts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotes } from '../start/projects.mjs';
import { root } from '../start/root.mjs';
import { flattenRoutes, generatePages } from './pages.mjs';

const account = [
  { path: '/login', page: 'src/login-page', title: 'Log in', chunk: 'small-pages' },
  {
    path: '/admin',
    page: 'src/admin-page',
    title: 'Admin area',
    private: true,
    children: [{ path: 'users/:id', title: 'Account' }],
  },
  { path: '/subscription', page: 'src/plans-page', title: 'Plans', lazy: 'src/lazy-plans' },
  { path: '/subscription/cancel', page: 'src/plans-page', title: 'Plans' },
];

const generate = (isDevelopment: boolean): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
  const file = path.join(folder, 'release.config.mjs');
  const developmentRoutes = [{ path: '/__ui', page: 'src/gallery' }];
  fs.writeFileSync(file, `export default ${JSON.stringify({ routes: account, developmentRoutes })};`);
  try {
    return generatePages(file, isDevelopment);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

describe('the routes of a project', () => {
  it('list a child with what it inherits', () => {
    expect(flattenRoutes(account).slice(1, 3)).toEqual([
      { path: '/admin', page: 'src/admin-page', title: 'Admin area', private: true },
      { path: '/admin/users/:id', page: 'src/admin-page', title: 'Account', private: true },
    ]);
  });

  it('become lazy pages, one for each module, without titles', () => {
    expect(generate(false)).toBe(
      [
        `import { lazyRetry } from '@wanderwork/platform';`,
        `import lazy0 from './src/lazy-plans';`,
        `const page0 = lazyRetry(() => import(/* webpackChunkName: 'small-pages' */ './src/login-page'));`,
        `const page1 = lazyRetry(() => import('./src/admin-page'));`,
        `const page2 = lazy0(() => import('./src/plans-page'));`,
        'export const pages = {',
        `  '/login': page0,`,
        `  '/admin/*': page1,`,
        `  '/subscription': page2,`,
        `  '/subscription/cancel': page2,`,
        '};',
      ].join('\n'),
    );
  });

  it('include those for development only in a development build', () => {
    expect(generate(true)).toContain('/__ui');
    expect(generate(false)).not.toContain('/__ui');
  });
});

const toRegExp = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);

describe('the links between pages', () => {
  it('lead to a route', async () => {
    const files = [...remotes.map((remote) => `${remote}/release.config.mjs`), 'shell/shell.config.mjs'];
    const configs = await Promise.all(files.map((file) => import(path.join(root, file))));
    const patterns = configs
      .flatMap((config) => flattenRoutes(config.default.routes))
      .map((route) => toRegExp(route.path));
    // A feed is a file, not a page.
    const { postFeed: _feed, connectFeed: _connectFeed, ...links } = paths.web;
    const parameters: Record<string, string> = {
      quest: 'grand-tour',
      tool: 'budget',
      connectPage: 'new',
      settings: 'data',
    };
    const addresses = Object.entries(links).map(([name, link]: [string, (...args: string[]) => string]) =>
      // `length` counts the required parameters.
      link.length === 0 ? link() : link(parameters[name] ?? 'x'),
    );
    expect(
      addresses.filter((address) => !patterns.some((pattern) => pattern.test(address.replace(/\?.*/, '')))),
    ).toEqual([]);
  });
});
