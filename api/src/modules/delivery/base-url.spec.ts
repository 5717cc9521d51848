import { readBuild } from './release-build.js';
import { createBuiltRemote } from '../../../test/delivery/built-remote.js';
import { addressOf, originOf } from './base-url.js';

describe('addressOf', () => {
  it('is a folder of this site unless the files live elsewhere', async () => {
    const { manifest } = await readBuild(createBuiltRemote({ version: '1.0.0+abc' }));
    expect(addressOf(manifest, null)).toBe('/releases/wanderlens/1.0.0%2Babc/');
    expect(addressOf(manifest, 'http://127.0.0.1:5201')).toBe('http://127.0.0.1:5201/');
    expect(addressOf(manifest, 'https://cdn.example/lens/{version}')).toBe(
      'https://cdn.example/lens/1.0.0%2Babc/',
    );
  });

  it.each([
    'cdn.example',
    '/x/',
    'javascript:alert(1)',
    'file:///etc/',
    'https://a:b@cdn.example/',
    'https://cdn.example/?a',
  ])('refuses %p', async (address) => {
    const { manifest } = await readBuild(createBuiltRemote());
    expect(() => addressOf(manifest, address)).toThrow(/no http or https address/);
  });
});

describe('originOf', () => {
  it('names the other server only', () => {
    expect(originOf({ baseUrl: '/releases/account/1/' })).toBeNull();
    expect(originOf({ baseUrl: 'https://cdn.example:8443/lens/' })).toBe('https://cdn.example:8443');
  });
});
