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

/** The key pair that signs and verifies releases. */
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

/** A hard link to a finished file makes the file appear complete or not at all. Of two processes, the first wins. */
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

/** Parses a key from the settings: PKCS #8 in DER, base64, on one line. */
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
