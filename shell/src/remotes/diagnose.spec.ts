import { paths, RELEASE_SCHEMA } from '@wanderwork/contracts';
import { mockResponse, aRelease, useServer } from '@wanderwork/testing';
import { webcrypto } from 'node:crypto';
import { diagnose } from './diagnose';

const baseUrl = '/releases/wanderhub/0.1.0/';
const served = aRelease({ baseUrl });
const whole = { ...served, integrity: { ...served.integrity, 'lazy.js': 'sha256-of-something-else' } };

const createChunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed'), {
    request: new URL(`${baseUrl}lazy.js`, location.href).href,
  });

beforeAll(() => {
  // jsdom has no crypto.subtle.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});

describe('a script that the page does not preload', () => {
  useServer();

  it('is compared with its hash in the full list of releases', async () => {
    mockResponse('get', paths.api.releases(), { schema: RELEASE_SCHEMA, releases: [whole] });
    mockResponse('get', `${baseUrl}lazy.js`, 'garbage');
    expect(await diagnose(createChunkError(), served)).toBe('integrity');
  });
});
