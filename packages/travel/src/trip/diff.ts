import { applyOperations, findStop, type Operation, type PersonChange, type StopList } from './operations.js';
import type { Trip } from './trip.js';

/** Whether two JSON values are equal, in any order of their keys. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isEqual((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
};

/** The steps that turn one list into another: items to remove, then items to set, each before its later neighbor. */
const diffList = <T extends { id: string }>(
  from: readonly T[],
  to: readonly T[],
  toOperation: (id: string, item: T | null, before: string | null) => Operation,
): Operation[] => {
  const ids = from.map(({ id }) => id).filter((id) => to.some((item) => item.id === id));
  const removals = from.filter(({ id }) => !ids.includes(id)).map(({ id }) => toOperation(id, null, null));
  return [
    ...removals,
    ...to.toReversed().flatMap((item, place) => {
      const before = to[to.length - place]?.id ?? null;
      const at = ids.indexOf(item.id);
      const isInPlace = at >= 0 && (ids[at + 1] ?? null) === before;
      if (
        isInPlace &&
        isEqual(
          from.find(({ id }) => id === item.id),
          item,
        )
      )
        return [];
      if (isInPlace) return [toOperation(item.id, item, before)];
      if (at >= 0) ids.splice(at, 1);
      ids.splice(before === null ? ids.length : ids.indexOf(before), 0, item.id);
      const removal = at >= 0 ? [toOperation(item.id, null, null)] : [];
      return [...removal, toOperation(item.id, item, before)];
    }),
  ];
};

const omitId = <T extends { id: string }>(item: T | null): Omit<T, 'id'> | null => {
  if (item === null) return null;
  const { id: _, ...others } = item;
  return others;
};

const getOrder = (trip: Trip, list: StopList): string[] => trip[list].map(({ id }) => id);

const diffStopOrder = (from: Trip, to: Trip): Operation[] => {
  const ops: Operation[] = [];
  let current = from;
  const add = (op: Operation) => {
    const applied = applyOperations(current, [op]);
    if (!('trip' in applied)) return;
    ops.push(op);
    current = applied.trip;
  };
  for (const list of ['stops', 'unplaced'] as const)
    for (const [at, stop] of [...to[list].entries()].reverse()) {
      const before = to[list][at + 1]?.id ?? null;
      const order = getOrder(current, list);
      const place = order.indexOf(stop.id);
      if (place >= 0 && (order[place + 1] ?? null) === before) continue;
      add(
        findStop(current, stop.id)
          ? { type: 'moveStop', id: stop.id, list, before }
          : { type: 'addStop', list, stop, before },
      );
    }
  return ops;
};

const diffStops = (from: Trip, to: Trip): Operation[] =>
  [...to.stops, ...to.unplaced].flatMap((stop): Operation[] => {
    const old = findStop(from, stop.id);
    if (!old) return [];
    const { id, arrive, leave, city, housing = null, pinned, note } = stop;
    const ops: Operation[] = [];
    if (old.arrive !== arrive || old.leave !== leave) ops.push({ type: 'setStay', id, arrive, leave });
    if (old.city !== city || !isEqual(old.housing ?? null, housing))
      ops.push({ type: 'setPlace', id, city, housing });
    if (!isEqual(old.pinned, pinned)) ops.push({ type: 'pin', id, pinned });
    if (old.note !== note) ops.push({ type: 'note', id, text: note });
    return ops;
  });

const diffLegs = (from: Trip, to: Trip): { removed: Operation[]; set: Operation[] } => ({
  removed: from.legs.flatMap((leg): Operation[] => {
    const isGone = !to.legs.some((one) => one.from === leg.from && one.to === leg.to);
    const hasStops = findStop(to, leg.from) && findStop(to, leg.to);
    return isGone && hasStops ? [{ type: 'setLeg', from: leg.from, to: leg.to, leg: null }] : [];
  }),
  set: to.legs.flatMap((leg): Operation[] => {
    const old = from.legs.find((one) => one.from === leg.from && one.to === leg.to);
    const { from: start, to: end, ...details } = leg;
    return isEqual(old, leg) ? [] : [{ type: 'setLeg', from: start, to: end, leg: details }];
  }),
});

const personKeys = ['people', 'passports', 'pastStays', 'housing'] as const;

const diffPerson = (from: Trip, to: Trip): Operation[] => {
  const changed = personKeys.filter((key) => !isEqual(from[key], to[key]));
  if (changed.length === 0) return [];
  const person: PersonChange = Object.fromEntries(changed.map((key) => [key, to[key]]));
  return [{ type: 'setPerson', person }];
};

/**
 * The operations that turn one trip into another: applied to `from`, they give `to` with the id of `from`. Drafts and
 * "Restore this version" are made of them.
 */
export const diffTrips = (from: Trip, to: Trip): Operation[] => {
  const legs = diffLegs(from, to);
  const removedStops = [...from.stops, ...from.unplaced].filter(({ id }) => !findStop(to, id));
  return [
    ...(from.title === to.title ? [] : [{ type: 'rename' as const, title: to.title }]),
    ...(from.from === to.from ? [] : [{ type: 'setStart' as const, from: to.from }]),
    ...(isEqual(from.work, to.work) ? [] : [{ type: 'setWork' as const, work: to.work }]),
    ...(isEqual(from.limits, to.limits) ? [] : [{ type: 'setLimits' as const, limits: to.limits }]),
    ...diffPerson(from, to),
    ...legs.removed,
    ...removedStops.map(({ id }) => ({ type: 'removeStop' as const, id })),
    ...diffStopOrder(removeStops(from, removedStops), to),
    ...diffStops(from, to),
    ...legs.set,
    ...diffList(from.calls, to.calls, (id, item, before) => ({
      type: 'setSeries',
      id,
      series: omitId(item),
      before,
    })),
    ...diffList(from.lines, to.lines, (id, item, before) => ({
      type: 'setLine',
      id,
      line: omitId(item),
      before,
    })),
    ...diffList(from.checks, to.checks, (id, item, before) => ({
      type: 'check',
      id,
      check: omitId(item),
      before,
    })),
    ...(from.notes === to.notes ? [] : [{ type: 'note' as const, id: null, text: to.notes }]),
  ];
};

const removeStops = (trip: Trip, stops: readonly { id: string }[]): Trip => {
  const isKept = ({ id }: { id: string }) => !stops.some((stop) => stop.id === id);
  return { ...trip, stops: trip.stops.filter(isKept), unplaced: trip.unplaced.filter(isKept) };
};
