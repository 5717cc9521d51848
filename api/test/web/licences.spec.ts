import { ReleasesService } from '../../src/modules/delivery/index.js';
import { builtRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { builtShell } from './built-shell.js';

let house: TestApp;

const asLicences = (name: string) =>
  JSON.stringify([{ name, version: '2.0.0', licence: 'ISC', text: `${name} asks to be named.` }]);

beforeAll(async () => {
  house = await startTestApp({ config: { shellDir: builtShell() } });
  const releases = house.app.get(ReleasesService);
  await releases.publish(builtRemote({ version: '1.0.0' }));
  await releases.publish(
    builtRemote({ version: '2.0.0', extra: { 'licences.json': asLicences('a-dialog') } }),
  );
});
afterAll(() => house.close());

describe('licences.txt', () => {
  it('lists in full the licenses of the shell and the live releases, by name', async () => {
    const { statusCode, headers, body } = await house.inject({ url: '/licences.txt' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(
      /a-dialog 2\.0\.0\nLicence: ISC\n\na-dialog asks to be named\.[\s\S]*react 19\.0\.0\nLicence: MIT\n\nReact is free\./,
    );
  });
});
