import { generateKeyPairSync } from 'node:crypto';
import { readBuild } from './release-build.js';
import { createBuiltRemote } from '../../../test/delivery/built-remote.js';
import { canonicalJson, signRelease, verifyRelease } from './release-signature.js';

const key = generateKeyPairSync('ed25519');

describe('a signature', () => {
  it('holds whatever order the keys come back in', async () => {
    const { manifest, digest } = await readBuild(createBuiltRemote());
    const signature = signRelease({ manifest, digest }, key.privateKey);
    const reordered = Object.fromEntries(Object.entries(manifest).reverse()) as unknown as typeof manifest;
    expect(verifyRelease({ digest, manifest: reordered }, signature, key.publicKey)).toBe(true);
  });

  it('breaks with one changed letter, another digest, another key, or no signature', async () => {
    const { manifest, digest } = await readBuild(createBuiltRemote());
    const signature = signRelease({ manifest, digest }, key.privateKey);
    const moved = { ...manifest, baseUrl: 'https://evil.example/' };
    const stranger = generateKeyPairSync('ed25519').publicKey;
    expect(verifyRelease({ manifest: moved, digest }, signature, key.publicKey)).toBe(false);
    expect(verifyRelease({ manifest, digest: 'other' }, signature, key.publicKey)).toBe(false);
    expect(verifyRelease({ manifest, digest }, signature, stranger)).toBe(false);
    expect(verifyRelease({ manifest, digest }, 'no signature', key.publicKey)).toBe(false);
  });
});

describe('canonicalJson', () => {
  it('orders keys at every depth and keeps the order of lists', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });
});
