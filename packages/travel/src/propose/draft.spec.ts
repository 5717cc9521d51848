import { facts } from '../check/facts.fixture.js';
import { checkTrip } from '../check/check.js';
import { findFix } from '../check/fix.js';
import { toDay } from '../time/day.js';
import { diffTrips } from '../trip/diff.js';
import { applyOperations, type Operation } from '../trip/operations.js';
import { createStop, withStops } from '../trip/trip.fixture.js';
import type { Trip } from '../trip/trip.js';
import { acceptItems, createDraft, describeDraft, findMissingItems, rebaseDraft } from './draft.js';

const day = toDay(2027, 1, 4);
const trip = withStops(
  [createStop('a', 'lisbon', day, day + 30), createStop('b', 'dakar', day + 30, day + 60)],
  { passports: [{ code: 'DE' }] },
);
const target: Trip = {
  ...trip,
  stops: [
    trip.stops[0]!,
    createStop('c', 'bogota', day + 30, day + 60),
    { ...trip.stops[1]!, arrive: day + 60, leave: day + 80 },
  ],
  legs: [{ from: 'a', to: 'c', day: day + 30, mode: 'plane', usd: 600 }],
  title: 'Winter',
};
const draft = createDraft(7, diffTrips(trip, target));

const apply = (base: Trip, ops: Operation[]): Trip => {
  const applied = applyOperations(base, ops);
  if (!('trip' in applied)) throw new Error(applied.reason);
  return applied.trip;
};

describe('a draft', () => {
  it('groups operations by what they change, and says what an item needs', () => {
    expect(draft.items.map(({ id, needs }) => [id, needs])).toEqual([
      ['rename', []],
      ['stop/c', []],
      ['stop/b', []],
      ['leg/a>c', ['stop/c']],
    ]);
    expect(findMissingItems(draft, ['leg/a>c'])).toEqual(['stop/c']);
    expect(findMissingItems(draft, ['leg/a>c', 'stop/c'])).toEqual([]);
  });

  it('gives its target if everything is accepted', () => {
    expect(
      apply(
        trip,
        acceptItems(
          trip,
          [],
          draft,
          draft.items.map(({ id }) => id),
        ),
      ),
    ).toEqual(target);
  });

  it('accepts one item alone, with what it needs', () => {
    const withLeg = apply(trip, acceptItems(trip, [], draft, ['leg/a>c']));
    expect(withLeg.legs).toHaveLength(1);
    expect(withLeg.stops.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(withLeg.title).toBe('');
  });

  it('shows what each item changes in the whole trip', () => {
    const effects = describeDraft(trip, facts, draft);
    const leg = effects.find(({ id }) => id === 'leg/a>c')!;
    expect(leg.appearing.map(({ code }) => code)).toContain('dates.overlap');
    const stay = effects.find(({ id }) => id === 'stop/b')!;
    expect(stay.changes).toEqual([
      {
        path: 'stop/b/dates',
        before: { arrive: day + 30, leave: day + 60 },
        after: { arrive: day + 60, leave: day + 80 },
      },
    ]);
    expect(stay.nights).toBe(-10);
    expect(stay.cost.middle).toBeCloseTo((-10 * 1200) / 30.4375, 1);
    expect(stay.appearing.map(({ code }) => code)).toEqual(['gap.nights']);
  });

  it('is rebased: items that no longer apply say why', () => {
    const theirs: Operation[] = [{ type: 'setStay', id: 'b', arrive: day + 30, leave: day + 70 }];
    const newer = apply(trip, theirs);
    const states = rebaseDraft(newer, theirs, draft);
    expect(states.map(({ id, rejected }) => [id, rejected?.reason ?? null])).toEqual([
      ['rename', null],
      ['stop/c', null],
      ['stop/b', 'changed'],
      ['leg/a>c', null],
    ]);
    const accepted = apply(newer, acceptItems(newer, theirs, draft, ['stop/b', 'rename']));
    expect(accepted).toEqual({ ...newer, title: 'Winter' });
  });

  it('of a fix makes its conflict disappear', () => {
    const long = withStops(
      [createStop('a', 'bogota', day, day + 100), createStop('b', 'dakar', day + 100, day + 130)],
      { passports: [{ code: 'DE' }] },
    );
    const conflict = checkTrip(long, facts).conflicts.find(({ code }) => code === 'visa.stay_over')!;
    const fix = createDraft(1, findFix(long, facts, conflict)!);
    const ids = fix.items.map(({ id }) => id);
    const after = checkTrip(apply(long, acceptItems(long, [], fix, ids)), facts);
    expect(after.conflicts.map(({ code }) => code)).not.toContain('visa.stay_over');
    expect(describeDraft(long, facts, fix).flatMap(({ disappearing }) => disappearing)).toContainEqual(
      conflict,
    );
  });
});
