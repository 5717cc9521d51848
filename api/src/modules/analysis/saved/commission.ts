import { createHash } from 'node:crypto';
import type { Dossier } from '../analyst/dossier.js';

/** The task of a writer: the data of the cities, and who asked. */
export interface Commission {
  dossiers: readonly Dossier[];
  /** The key of cities and preferences, the same for everybody who asks. */
  ask: string;
  /** The version of the city data, read before the data. */
  version: string;
  /** The subjects to which the request is counted. */
  subjects: readonly string[];
}

/** The key under which a model's analysis is saved. */
export const keyOf = ({ ask, version }: Commission, model: string): string =>
  createHash('sha256').update([ask, version, model].join('\0')).digest('base64url');
