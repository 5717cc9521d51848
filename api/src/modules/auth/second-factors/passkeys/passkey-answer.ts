import { passkeyRefused } from '../../auth.errors.js';

const MAX_CREDENTIAL_ID_LENGTH = 2_000;

const readText = (value: unknown, name: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const text = (value as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** Reads what verification needs from a browser's answer. Throws when the answer has no such shape. */
export const readAnswer = (answer: object): { credentialId: string; challenge: string } => {
  const credentialId = readText(answer, 'id');
  const clientData = readText((answer as { response?: unknown }).response, 'clientDataJSON');
  const challenge = clientData === null ? null : readText(parseJson(clientData), 'challenge');
  if (!credentialId || credentialId.length > MAX_CREDENTIAL_ID_LENGTH || !challenge) throw passkeyRefused();
  return { credentialId, challenge };
};

/** Replaces the library's errors, which describe what is wrong with an answer, with one error that does not. */
export const refuseOnError = async <T>(verification: Promise<T>): Promise<T> => {
  try {
    return await verification;
  } catch {
    throw passkeyRefused();
  }
};
