import type { ImportReport } from '../cities-import.service.js';

/** What an import did, in lines for a person: how much came in, and each refused row with its reasons. */
export const reportLines = ({ unchanged, accepted, refused }: ImportReport): string[] => [
  unchanged
    ? `Nothing has changed: ${accepted} cities stand.`
    : `${accepted} cities imported, ${refused.length} refused.`,
  ...refused.map(
    ({ line, slug, reasons }) => `Refused line ${line}${slug ? ` (${slug})` : ''}: ${reasons.join('; ')}.`,
  ),
];
