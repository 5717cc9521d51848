/** Whom one meets again; bit and bond by place. */
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
