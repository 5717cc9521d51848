import { createTrip, noPins, toDay, type Operation, type TripFacts } from '@wanderwork/travel';
import { applyChange, createRecord, type TripRecord } from './trip-record';
import { createCalendar } from './trip-files';

const from = toDay(2027, 11, 1);
const facts: TripFacts = {
  cities: {
    lisbon: {
      slug: 'lisbon',
      name: 'Lisbon',
      country: 'Portugal',
      countryCode: 'PT',
      latitude: 38.7,
      longitude: -9.1,
      timezone: 'Europe/Lisbon',
      climate: null,
      monthScores: [],
      figures: [],
      sources: [],
    },
  },
  entryRules: {},
};

const change = (record: TripRecord, at: number, ...ops: Operation[]): TripRecord => {
  const changed = applyChange(record, { kind: 'change', ops, at, createId: () => 'id' });
  if (!('record' in changed)) throw new Error(changed.refusal);
  return changed.record;
};

it('a calendar counts the changes of each item, and the same trip gives the same file', () => {
  const stop = { id: 'a', city: 'lisbon', arrive: from, leave: from + 30, pinned: noPins, note: '' };
  const added = change(createRecord(createTrip('trip', from), null, 0), 1000, {
    type: 'addStop',
    list: 'stops',
    stop,
    before: null,
  });
  const moved = change(added, 2000, { type: 'setStay', id: 'a', arrive: from, leave: from + 20 });
  expect(createCalendar(added, facts, 'example.com')).toContain('SEQUENCE:0');
  expect(createCalendar(moved, facts, 'example.com')).toContain('SEQUENCE:1');
  expect(createCalendar(moved, facts, 'example.com')).toBe(createCalendar(moved, facts, 'example.com'));
});
