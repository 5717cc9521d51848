import type { Release } from '@wanderwork/contracts';
import { findPage, sitePages } from './site.js';

const route = (path: string, preload: string[] = []) => ({ path, title: path, description: path, preload });
const release = (name: Release['name'], routes: Release['routes']): Release => ({
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

const shell = { routes: [route('/'), route('/help')] };
const hub = release('wanderhub', [route('/wanderhub', ['hub.js']), route('/connect/*'), route('/help')]);

describe('findPage', () => {
  const pages = sitePages(shell, [hub]);

  it('names who draws a path and what it needs', () => {
    expect(findPage(pages, '/wanderhub')).toMatchObject({ release: hub, files: ['common.js', 'hub.js'] });
    expect(findPage(pages, '/')).toMatchObject({ release: null, route: { path: '/' } });
  });

  it('does not let a release take a page of the shell', () => {
    expect(findPage(pages, '/help')?.release).toBeNull();
  });

  it('has nobody for the rest', () => {
    expect(findPage(pages, '/nowhere')).toBeNull();
    expect(findPage(sitePages(shell, []), '/wanderhub')).toBeNull();
  });
});
