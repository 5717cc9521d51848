import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '../../../test/delivery/built-remote.js';
import { loadPublishKey } from './publish-key.js';

const word = Buffer.from('word');

describe('loadPublishKey', () => {
  it('makes one key, also for two processes at once, readable by its owner alone', async () => {
    const folder = createTemporaryFolder();
    const [first, second] = await Promise.all([loadPublishKey(folder, null), loadPublishKey(folder, null)]);
    const again = await loadPublishKey(folder, null);
    const signature = sign(null, word, first.privateKey);
    expect(verify(null, word, second.publicKey, signature)).toBe(true);
    expect(verify(null, word, again.publicKey, signature)).toBe(true);
    expect(readdirSync(path.join(folder, 'keys'))).toEqual(['publish.pem']);
    expect(statSync(path.join(folder, 'keys/publish.pem')).mode & 0o077).toBe(0);
  });

  it('prefers the configured key and refuses another kind', async () => {
    const text = (key: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
      key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    const own = generateKeyPairSync('ed25519');
    const loaded = await loadPublishKey(createTemporaryFolder(), text(own.privateKey));
    expect(verify(null, word, own.publicKey, sign(null, word, loaded.privateKey))).toBe(true);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await expect(loadPublishKey(createTemporaryFolder(), text(rsa.privateKey))).rejects.toThrow(/no Ed25519/);
    await expect(loadPublishKey(createTemporaryFolder(), 'nonsense')).rejects.toThrow(/PUBLISH_KEY: give/);
  });
});
