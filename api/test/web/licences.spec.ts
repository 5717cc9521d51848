import { ReleasesService } from '../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from './built-shell.js';

let api: TestApp;

const createLicencesJson = (name: string) =>
  JSON.stringify([{ name, version: '2.0.0', licence: 'ISC', text: `${name} asks to be named.` }]);

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  const releases = api.app.get(ReleasesService);
  await releases.publish(createBuiltRemote({ version: '1.0.0' }));
  await releases.publish(
    createBuiltRemote({ version: '2.0.0', extra: { 'licences.json': createLicencesJson('a-dialog') } }),
  );
});
afterAll(() => api.close());

describe('licences.txt', () => {
  it('lists in full the licenses of the shell and the live releases, by name', async () => {
    const { statusCode, headers, body } = await api.inject({ url: '/licences.txt' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(
      /a-dialog 2\.0\.0\nLicence: ISC\n\na-dialog asks to be named\.[\s\S]*react 19\.0\.0\nLicence: MIT\n\nReact is free\./,
    );
  });
});
