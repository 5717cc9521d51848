import { createECDH } from 'node:crypto';
import { StartError } from './start-error.js';

/** The keys with which this server identifies itself to push services (VAPID, RFC 8292), in base64url. */
export interface PushSettings {
  privateKey: string;
  publicKey: string;
  /** A push service on this machine that tests use; null outside tests. */
  testOrigin: string | null;
}

interface PushEnv {
  privateKey: string | null;
  testOrigin: string | null;
  isDevelopment: boolean;
  /** Reads the key of this installation; null if it has none. */
  storedKey: (() => string) | null;
}

const PRIVATE_KEY = /^[\w-]{43}$/;

const toPublicKey = (privateKey: string): string => {
  const keys = createECDH('prime256v1');
  try {
    if (!PRIVATE_KEY.test(privateKey)) throw new Error('not 32 bytes');
    keys.setPrivateKey(privateKey, 'base64url');
  } catch {
    throw new StartError('VAPID_PRIVATE_KEY: use a P-256 private key, 32 bytes in base64url.');
  }
  return keys.getPublicKey('base64url');
};

const parseTestOrigin = (text: string | null, isDevelopment: boolean): string | null => {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!isDevelopment || url?.hostname !== '127.0.0.1')
    throw new StartError(
      'PUSH_TEST_ORIGIN: only allowed in tests, for an address like http://127.0.0.1:5000, when no other machine can reach the product.',
    );
  return url.origin;
};

/** Returns null where push is off: in production with an external database and without a key. */
export const parsePushSettings = ({
  privateKey,
  testOrigin,
  isDevelopment,
  storedKey,
}: PushEnv): PushSettings | null => {
  const testSettings = { testOrigin: parseTestOrigin(testOrigin, isDevelopment) };
  const key = privateKey ?? storedKey?.() ?? null;
  return key === null ? null : { privateKey: key, publicKey: toPublicKey(key), ...testSettings };
};
