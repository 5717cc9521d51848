import type { OverlapWeek, Stay } from '@wanderwork/contracts';

const lisbon = { kind: 'city', slug: 'lisbon', name: 'Lisbon' } as const;

export const aStay = (change: Partial<Stay> = {}): Stay => ({
  id: '0193a000-0000-7000-8000-0000000000f1',
  city: lisbon,
  from: '2027-06-07',
  to: '2027-06-20',
  wantsToMeet: false,
  isCounted: true,
  ...change,
});

export const anOverlap = (change: Partial<OverlapWeek> = {}): OverlapWeek => ({
  city: lisbon,
  week: '2027-06-07',
  members: 3,
  meeting: null,
  ...change,
});
