import fc from 'fast-check';
import { toDay } from '../time/day.js';
import { diffTrips } from './diff.js';
import { applyOperation, applyOperations, type Operation } from './operations.js';
import { getTouchedPaths, readPath, rebaseOperations } from './rebase.js';
import { createStop, operations, withStops } from './trip.fixture.js';
import { createTrip, type Trip } from './trip.js';
import { findTripErrors } from './validate.js';

/** The trip after all operations that apply, and those operations. */
const build = (ops: readonly Operation[], start: Trip = createTrip('trip', toDay(2027, 1, 1))) => {
  let trip = start;
  const applied: Operation[] = [];
  for (const op of ops) {
    const result = applyOperation(trip, op);
    if ('reason' in result) continue;
    trip = result.trip;
    applied.push(op);
  }
  return { trip, applied };
};

const runs = { numRuns: 400 };
const many = fc.array(operations, { maxLength: 25 });

describe('operations', () => {
  it('and their inverses change nothing', () => {
    fc.assert(
      fc.property(many, many, (first, second) => {
        const { trip } = build(first);
        const { applied } = build(second, trip);
        const result = applyOperations(trip, applied);
        if (!('trip' in result)) throw new Error('An operation that applied does not apply.');
        const undone = applyOperations(result.trip, result.inverse);
        expect(undone).toMatchObject({ trip });
        expect((undone as { trip: Trip }).trip).toEqual(trip);
      }),
      runs,
    );
  });

  it('apply all or none, and name the one that does not apply', () => {
    const trip = withStops([createStop('a', 'lisbon', 20_000, 20_030)]);
    const ops: Operation[] = [
      { type: 'rename', title: 'Winter' },
      { type: 'setStay', id: 'b', arrive: 20_000, leave: 20_001 },
    ];
    expect(applyOperations(trip, ops)).toEqual({ at: 1, reason: 'missing' });
    expect(
      applyOperation(trip, { type: 'addStop', list: 'stops', stop: trip.stops[0]!, before: null }),
    ).toEqual({
      reason: 'exists',
    });
  });

  it('remove the legs of a removed stop, and bring them back with it', () => {
    const stops = ['a', 'b'].map((id, at) => createStop(id, 'lisbon', 20_000 + 30 * at, 20_030 + 30 * at));
    const trip = withStops(stops, { legs: [{ from: 'a', to: 'b', day: 20_030, mode: 'train', usd: 80 }] });
    const result = applyOperations(trip, [{ type: 'removeStop', id: 'b' }]);
    if (!('trip' in result)) throw new Error(result.reason);
    expect(result.trip.legs).toEqual([]);
    expect(applyOperations(result.trip, result.inverse)).toMatchObject({ trip });
  });

  it('never change the trip that they are given', () => {
    fc.assert(
      fc.property(many, operations, (ops, op) => {
        const { trip } = build(ops);
        const copy = structuredClone(trip);
        applyOperation(trip, op);
        expect(trip).toEqual(copy);
      }),
      { numRuns: 100 },
    );
  });

  it('keep a trip valid if they are valid', () => {
    fc.assert(
      fc.property(many, (ops) => expect(findTripErrors(build(ops).trip)).toEqual([])),
      runs,
    );
  });
});

describe('the difference of two trips', () => {
  it('turns one into the other', () => {
    fc.assert(
      fc.property(many, many, many, (common, one, other) => {
        const base = build(common).trip;
        const [from, to] = [build(one, base).trip, build(other, base).trip];
        const result = applyOperations(from, diffTrips(from, to));
        expect(result).toMatchObject({ trip: to });
        expect((result as { trip: Trip }).trip).toEqual(to);
      }),
      runs,
    );
  });

  it('of equal trips is empty', () => {
    fc.assert(
      fc.property(many, (ops) =>
        expect(diffTrips(build(ops).trip, structuredClone(build(ops).trip))).toEqual([]),
      ),
      { numRuns: 50 },
    );
  });
});

/** The position of a stop depends on its neighbors too; only its list is its own. */
const readOwn = (trip: Trip, path: string): unknown => {
  const value = readPath(trip, path);
  return path.endsWith('/order') ? (value as { list: string } | undefined)?.list : value;
};

describe('a rebase', () => {
  it('loses no accepted operation, and reports each of its own that does not apply', () => {
    fc.assert(
      fc.property(many, many, many, (common, one, other) => {
        const base = build(common).trip;
        const theirs = build(one, base);
        const mine = build(other, base).applied;
        const { trip, ops, rejected } = rebaseOperations(theirs.trip, theirs.applied, mine);
        for (const path of theirs.applied.flatMap(getTouchedPaths))
          expect(readOwn(trip, path)).toEqual(readOwn(theirs.trip, path));
        const isSame = (op: Operation) => theirs.applied.some((their) => isDeepEqual(their, op));
        expect(ops.length + rejected.length + mine.filter(isSame).length).toBe(mine.length);
        expect(build(ops, theirs.trip).trip).toEqual(trip);
      }),
      runs,
    );
  });

  const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

  const trip = withStops([
    createStop('a', 'lisbon', 20_000, 20_030),
    createStop('b', 'dakar', 20_030, 20_060),
  ]);

  const rebase = (theirs: Operation[], mine: Operation[]) => {
    const newer = applyOperations(trip, theirs);
    if (!('trip' in newer)) throw new Error(newer.reason);
    return rebaseOperations(newer.trip, theirs, mine);
  };

  it('keeps both changes of one thing, to choose from', () => {
    const theirs: Operation = { type: 'setStay', id: 'a', arrive: 20_000, leave: 20_020 };
    const mine: Operation = { ...theirs, leave: 20_025 };
    expect(rebase([theirs], [mine]).rejected).toEqual([{ op: mine, reason: 'changed', other: theirs }]);
  });

  it('does not remove a stop that somebody has just changed', () => {
    const theirs: Operation = { type: 'note', id: 'b', text: 'Ask for a desk' };
    const mine: Operation = { type: 'removeStop', id: 'b' };
    expect(rebase([theirs], [mine]).rejected).toEqual([{ op: mine, reason: 'changed', other: theirs }]);
  });

  it('says that a stop is gone', () => {
    const theirs: Operation = { type: 'removeStop', id: 'b' };
    const mine: Operation = { type: 'setLeg', from: 'a', to: 'b', leg: { day: 20_030, mode: 'plane' } };
    expect(rebase([theirs], [mine]).rejected).toEqual([{ op: mine, reason: 'missing', other: theirs }]);
  });

  it('places a stop by its dates if the one behind it is gone', () => {
    const mine: Operation = {
      type: 'addStop',
      list: 'stops',
      stop: createStop('c', 'tokyo', 1, 2),
      before: 'b',
    };
    const { trip: rebased, ops } = rebase(
      [{ type: 'removeStop', id: 'b' }],
      [{ ...mine, stop: { ...mine.stop, arrive: 20_060, leave: 20_070 } }],
    );
    expect(rebased.stops.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(ops).toMatchObject([{ before: null }]);
  });

  it('takes what both changed alike as done', () => {
    const op: Operation = { type: 'rename', title: 'Winter' };
    expect(rebase([op], [op])).toMatchObject({ ops: [], rejected: [] });
  });
});
