import { createHash } from 'node:crypto';
import type { Dossier } from '../analyst/dossier.js';

/** What a writer is to write of, and for whom. */
export interface Commission {
  dossiers: readonly Dossier[];
  /** Cities and wishes, written the same whoever asks. */
  ask: string;
  /** Of the figures, read before they were. */
  version: string;
  /** By whom it is counted. */
  subjects: readonly string[];
}

/** Under which name what one model writes of a commission is kept. */
export const keyOf = ({ ask, version }: Commission, model: string): string =>
  createHash('sha256').update([ask, version, model].join('\0')).digest('base64url');
