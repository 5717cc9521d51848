import { TABLE_MAX_BYTES } from '@wanderwork/contracts';
import type { FileKind } from './body-bytes.js';

/** What a route that takes tables says of itself, by `@RouteConfig(TAKES_TABLES)`. */
export const TAKES_TABLES = { takesTables: true, uploadedBy: { kind: 'admin' } as const };

/** CSV, and JSON a line each. */
export const tableTypes = ['text/csv', 'application/jsonl'] as const;

export const tables: FileKind = {
  types: tableTypes,
  maxBytes: TABLE_MAX_BYTES,
  tooLarge: `The file is too large: ${TABLE_MAX_BYTES / 1024 / 1024} MB are the most.`,
  another: 'Please choose a file of CSV or JSON lines.',
  taken: ({ routeOptions }) => 'takesTables' in routeOptions.config,
};
