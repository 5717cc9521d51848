import type { FailureReason } from './load-failure';

const PATIENCE_MS = 4000;

const sha384 = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

/**
 * A script that does not run says nothing about why. Asked for once more as data, the file tells whether it is gone
 * (`network`), or there but not the one that was published (`integrity`).
 */
export const diagnose = async (url: string, integrity: string | undefined): Promise<FailureReason> => {
  if (!integrity) return 'network';
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return 'network';
    return (await sha384(await response.arrayBuffer())) === integrity ? 'network' : 'integrity';
  } catch {
    return 'network';
  }
};
