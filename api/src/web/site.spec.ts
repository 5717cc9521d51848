import type { Release } from '@wanderwork/contracts';
import { findPage, listPages } from './site.js';

const createRoute = (path: string, preload: string[] = []) => ({
  path,
  title: path,
  description: path,
  preload,
});
const createRelease = (name: Release['name'], routes: Release['routes']): Release => ({
  schema: 1,
  name,
  version: '1.0.0',
  baseUrl: `/releases/${name}/1.0.0/`,
  entry: 'entry.js',
  integrity: {},
  preload: ['common.js'],
  routes,
  slots: ['app'],
  requires: { platform: '0.1.0', ui: '0.1.0' },
});

const shell = { routes: [createRoute('/'), createRoute('/help')] };
const hub = createRelease('wanderhub', [
  createRoute('/wanderhub', ['hub.js']),
  createRoute('/connect/*'),
  createRoute('/help'),
]);

describe('findPage', () => {
  const pages = listPages(shell, [hub]);

  it('finds the release of a path and the files it needs', () => {
    expect(findPage(pages, '/wanderhub')).toMatchObject({ release: hub, files: ['common.js', 'hub.js'] });
    expect(findPage(pages, '/')).toMatchObject({ release: null, route: { path: '/' } });
  });

  it('prefers the shell over a release for the same path', () => {
    expect(findPage(pages, '/help')?.release).toBeNull();
  });

  it('returns null for any other path', () => {
    expect(findPage(pages, '/nowhere')).toBeNull();
    expect(findPage(listPages(shell, []), '/wanderhub')).toBeNull();
  });
});
