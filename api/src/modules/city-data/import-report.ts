import type { ImportReport } from './cities-import.service.js';

/**
 * Describes the result of an import, one line each: how many rows were imported, and each refused row with its
 * reasons.
 */
export const describeImport = ({ unchanged, accepted, refused, passedOver }: ImportReport): string[] => [
  unchanged
    ? `Nothing has changed. The table has ${accepted} cities.`
    : `${accepted} cities imported, ${refused.length} refused.`,
  ...(passedOver > 0
    ? [`Kept as set in the product: ${passedOver} ${passedOver === 1 ? 'figure' : 'figures'}.`]
    : []),
  ...refused.map(
    ({ line, slug, reasons }) => `Refused line ${line}${slug ? ` (${slug})` : ''}: ${reasons.join('; ')}.`,
  ),
];
