/** Recurring people; the index is used for bonds. */
export const people = [
  'ana',
  'kai',
  'mei',
  'omar',
  'ruth',
  'tomas',
  'priya',
  'lucia',
  'bao',
  'accountant',
] as const;
export type PersonId = (typeof people)[number];
