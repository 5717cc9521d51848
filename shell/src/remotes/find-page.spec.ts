import { aRelease } from '@wanderwork/testing';
import { findRemotePage } from './find-page';

const createRoute = (path: string) => ({ path, title: path, description: path, preload: [] });

const hub = aRelease({
  routes: [createRoute('/wanderhub'), createRoute('/wanderhub/blog/:slug'), createRoute('/connect/*')],
});
const lens = aRelease({
  name: 'wanderlens',
  routes: [createRoute('/:section/blog/latest'), createRoute('/wanderlens')],
});

const findPath = (path: string) => findRemotePage([lens, hub], path)?.route.path ?? null;

describe('findRemotePage', () => {
  it.each([
    ['/wanderhub', '/wanderhub'],
    ['/wanderhub/', '/wanderhub'],
    ['/wanderhub/blog/schengen-days', '/wanderhub/blog/:slug'],
    ['/connect/lisbon/7', '/connect/*'],
    ['/wanderhub/blog', null],
    ['/wanderhub/blog/a/b', null],
    ['/', null],
  ])('%s is served by %s', (path, expected) => {
    expect(findPath(path)).toBe(expected);
  });

  it('prefers exact segments to parameters, from the left', () => {
    expect(findPath('/wanderhub/blog/latest')).toBe('/wanderhub/blog/:slug');
    expect(findPath('/other/blog/latest')).toBe('/:section/blog/latest');
  });

  it('returns the release of the page', () => {
    expect(findRemotePage([lens, hub], '/wanderlens')?.release.name).toBe('wanderlens');
  });
});
