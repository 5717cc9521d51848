import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBuiltRemote } from '../../../test/delivery/built-remote.js';
import { isRelease, shapeProblems } from './release-shape.js';

const release = JSON.parse(readFileSync(path.join(createBuiltRemote(), 'release.json'), 'utf8')) as {
  routes: object[];
};
const withRoute = (route: object) => ({ ...release, routes: [{ ...release.routes[0], ...route }] });

describe('shapeProblems', () => {
  it('finds none in a release', () => {
    expect(shapeProblems(release)).toEqual([]);
  });

  it.each([null, 'text', 7, [release], {}])('refuses %p', (value) => {
    expect(isRelease(value)).toBe(false);
  });

  it.each([
    { schema: 2 },
    { name: 'shell' },
    { version: '../1' },
    { version: '1..2' },
    { baseUrl: '/' },
    { baseUrl: '//evil.example/' },
    { baseUrl: 'javascript:alert(1)/' },
    { baseUrl: 'https://user:pass@cdn.example/' },
    { baseUrl: 'https://cdn.example/no-slash' },
    { baseUrl: "https://cdn.example; script-src 'unsafe-inline'/" },
    { entry: '../entry.js' },
    { entry: '/entry.js' },
    { entry: 'https://evil.example/entry.js' },
    { preload: 'entry.js' },
    { integrity: { 'entry.js': 'sha256-x' } },
    { integrity: { 'entry.js': `sha256-${'A'.repeat(64)}` } },
    { integrity: { '../entry.js': `sha384-${'A'.repeat(64)}` } },
    { integrity: [] },
    { slots: [] },
    { slots: ['shell'] },
    { requires: null },
    { canary: 50 },
  ])('refuses %p', (change) => {
    expect(isRelease({ ...release, ...change })).toBe(false);
  });

  it.each(['/', '/api/login', '/releases/x', 'wanderlens', '/a//b', '/a/../b', '/a b', '/:', '/*/a'])(
    'refuses the route %p',
    (route) => expect(isRelease(withRoute({ path: route }))).toBe(false),
  );

  it.each(['/wanderhub/blog/:slugOrId', '/connect/*', '/blog-post', '/apiary'])(
    'takes the route %p',
    (route) => expect(shapeProblems(withRoute({ path: route }))).toEqual([]),
  );

  it.each(['https://cdn.example/', 'http://127.0.0.1:5201/1.0.0/', '/releases/wanderlens/1.0.0/'])(
    'takes the address %p',
    (baseUrl) => expect(shapeProblems({ ...release, baseUrl })).toEqual([]),
  );
});
