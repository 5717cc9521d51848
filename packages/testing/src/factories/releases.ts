import { RELEASE_SCHEMA, type Release } from '@wanderwork/contracts';

/** A published release of a remote with one page. Pass only the fields that the test is about. */
export const aRelease = (change: Partial<Release> = {}): Release => ({
  schema: RELEASE_SCHEMA,
  name: 'wanderhub',
  version: '0.1.0-abc',
  baseUrl: '/releases/wanderhub/0.1.0-abc/',
  entry: 'entry.js',
  integrity: {},
  preload: ['app.js'],
  routes: [{ path: '/wanderhub', title: 'WanderHub', description: 'Articles', preload: ['library.js'] }],
  slots: ['app', 'home'],
  requires: { platform: '0.1.0', ui: '0.1.0' },
  ...change,
});
