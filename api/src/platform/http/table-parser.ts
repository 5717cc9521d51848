import { TABLE_MAX_BYTES } from '@wanderwork/contracts';
import type { FileKind } from './body-bytes.js';

/** Route configuration for routes that accept tables: `@RouteConfig(TAKES_TABLES)`. */
export const TAKES_TABLES = { takesTables: true, uploadedBy: { kind: 'admin' } as const };

/** CSV and JSON Lines. */
export const tableTypes = ['text/csv', 'application/jsonl'] as const;

export const tables: FileKind = {
  types: tableTypes,
  maxBytes: TABLE_MAX_BYTES,
  tooLargeMessage: `The file is too large: ${TABLE_MAX_BYTES / 1024 / 1024} MB are the most.`,
  unsupportedMessage: 'Please choose a CSV or JSON Lines file.',
  isAccepted: ({ routeOptions }) => 'takesTables' in routeOptions.config,
};
