import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../platform/config/index.js';

/** The pair that releases are signed and checked with. */
export interface PublishKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const pairOf = (privateKey: KeyObject): PublishKey => {
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new StartError('PUBLISH_KEY: this is no Ed25519 key.');
  return { privateKey, publicKey: createPublicKey(privateKey) };
};

const newPem = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Hard-linking a finished file makes it appear whole or not at all, and the first of two processes wins. */
const createOnce = async (file: string) => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, newPem(), { mode: 0o600, flag: 'wx' });
    await link(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(fresh, { force: true });
  }
};

/** A key as a setting carries it: PKCS #8 in DER, base64, on one line. */
const configuredKey = (text: string): KeyObject => {
  try {
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new StartError('PUBLISH_KEY: give an Ed25519 private key as base64 of PKCS #8.');
  }
};

/** The key from the settings, or else the one in the data folder, which is created when first needed. */
export const loadPublishKey = async (dataDir: string, configured: string | null): Promise<PublishKey> => {
  if (configured !== null) return pairOf(configuredKey(configured));
  const file = path.join(dataDir, 'keys', 'publish.pem');
  const storedKey = await readFile(file, 'utf8').catch(() => null);
  if (storedKey === null) await createOnce(file);
  return pairOf(createPrivateKey(storedKey ?? (await readFile(file, 'utf8'))));
};
