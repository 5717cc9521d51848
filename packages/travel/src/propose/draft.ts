import { checkTrip, type TripCheck } from '../check/check.js';
import { getConflictKey, type Conflict } from '../check/conflicts.js';
import type { TripFacts } from '../check/facts.js';
import type { Range } from '../money/range.js';
import type { Operation } from '../trip/operations.js';
import { getTouchedPaths, readPath, rebaseOperations, type RejectedOperation } from '../trip/rebase.js';
import type { Trip } from '../trip/trip.js';

/** A part of a draft that the person accepts or rejects as a whole. */
export interface DraftItem {
  id: string;
  /** Indices of `Draft.ops`. */
  at: number[];
  /** Ids of items without which this one makes no sense. */
  needs: string[];
}

/** A proposed change: by the planner, the assistant, an import or a fix. Nothing happens until it is accepted. */
export interface Draft {
  /** The revision of the trip that the draft is based on. */
  base: number;
  ops: Operation[];
  items: DraftItem[];
}

/** Operations on one thing are one item; all changes of order are one too. */
const getItemId = (op: Operation): string => {
  switch (op.type) {
    case 'moveStop':
      return 'order';
    case 'addStop':
      return `stop/${op.stop.id}`;
    case 'removeStop':
    case 'setStay':
    case 'setPlace':
    case 'pin':
      return `stop/${op.id}`;
    case 'note':
      return op.id === null ? 'notes' : `stop/${op.id}`;
    case 'setLeg':
      return `leg/${op.from}>${op.to}`;
    case 'setSeries':
    case 'setLine':
    case 'check':
      return `${op.type}/${op.id}`;
    case 'setWork':
    case 'setLimits':
    case 'setPerson':
    case 'setStart':
    case 'rename':
      return op.type;
  }
};

/** The stops that must exist for an operation. */
const listStopIds = (op: Operation): string[] => {
  if (op.type === 'setLeg') return [op.from, op.to];
  return op.type === 'moveStop' ? [op.id] : [];
};

/** Groups the operations of a proposal into items. */
export const createDraft = (base: number, ops: readonly Operation[]): Draft => {
  const items = new Map<string, DraftItem>();
  for (const [at, op] of ops.entries()) {
    const id = getItemId(op);
    const item = items.get(id) ?? { id, at: [], needs: [] };
    item.at.push(at);
    items.set(id, item);
  }
  const added = new Set(ops.flatMap((op) => (op.type === 'addStop' ? [op.stop.id] : [])));
  for (const item of items.values()) {
    const stops = item.at.flatMap((at) => listStopIds(ops[at]!)).filter((id) => added.has(id));
    item.needs = [...new Set(stops.map((id) => `stop/${id}`))].filter((id) => id !== item.id);
  }
  return { base, ops: [...ops], items: [...items.values()] };
};

/** The items with these ids and everything that they need. */
const withNeeds = ({ items }: Draft, ids: readonly string[]): DraftItem[] => {
  const needed = new Set(ids);
  for (const { id, needs } of items.toReversed()) if (needed.has(id)) needs.forEach((one) => needed.add(one));
  return items.filter(({ id }) => needed.has(id));
};

/** The ids of items that the given ones need and that are not among them. */
export const findMissingItems = (draft: Draft, ids: readonly string[]): string[] =>
  withNeeds(draft, ids)
    .map(({ id }) => id)
    .filter((id) => !ids.includes(id));

const getOperations = (draft: Draft, items: readonly DraftItem[]): Operation[] =>
  items
    .flatMap(({ at }) => at)
    .sort((one, other) => one - other)
    .map((at) => draft.ops[at]!);

/** One item on a trip that may have changed since. */
export interface ItemState extends DraftItem {
  /** Why the item no longer applies; null if it does. */
  rejected: RejectedOperation | null;
}

/** What of a draft still applies. `theirs` are the operations between the draft's base and the trip. */
export const rebaseDraft = (trip: Trip, theirs: readonly Operation[], draft: Draft): ItemState[] =>
  draft.items.map((item) => {
    const ops = getOperations(draft, withNeeds(draft, [item.id]));
    return { ...item, rejected: rebaseOperations(trip, theirs, ops).rejected[0] ?? null };
  });

/**
 * The operations that accepting some items means, in the order of the draft and adapted to the trip. Items that they need
 * are accepted too; what no longer applies is left out.
 */
export const acceptItems = (
  trip: Trip,
  theirs: readonly Operation[],
  draft: Draft,
  ids: readonly string[],
): Operation[] => {
  const applicable = new Set(
    rebaseDraft(trip, theirs, draft)
      .filter(({ rejected }) => rejected === null)
      .map(({ id }) => id),
  );
  const items = withNeeds(
    draft,
    ids.filter((id) => applicable.has(id)),
  );
  return rebaseOperations(trip, theirs, getOperations(draft, items)).ops;
};

/** What a change means for the whole trip. */
export interface Effect {
  /** The change of the total cost in US dollars. */
  cost: Range;
  nights: number;
  /** Kilograms of CO2e. */
  carbon: number;
  appearing: Conflict[];
  disappearing: Conflict[];
}

/** The difference between two checks of a trip. */
export const compareChecks = (before: TripCheck, after: TripCheck): Effect => {
  const listMissing = (own: TripCheck, other: TripCheck): Conflict[] => {
    const keys = new Set(other.conflicts.map(getConflictKey));
    return own.conflicts.filter((conflict) => !keys.has(getConflictKey(conflict)));
  };
  const subtract = (key: keyof Range): number =>
    Math.round((after.cost.total[key] - before.cost.total[key]) * 100) / 100;
  return {
    cost: { low: subtract('low'), middle: subtract('middle'), high: subtract('high') },
    nights: after.nights - before.nights,
    carbon: after.carbon.middle - before.carbon.middle,
    appearing: listMissing(after, before),
    disappearing: listMissing(before, after),
  };
};

/** What an item changes, with the value of each changed thing before and after; undefined where it doesn't exist. */
export interface ItemEffect extends Effect {
  id: string;
  changes: { path: string; before: unknown; after: unknown }[];
}

/** The effect of each item that still applies, accepted alone with what it needs. */
export const describeDraft = (trip: Trip, facts: TripFacts, draft: Draft): ItemEffect[] => {
  const before = checkTrip(trip, facts);
  return draft.items.flatMap(({ id, at }) => {
    const ops = acceptItems(trip, [], draft, [id]);
    if (ops.length === 0) return [];
    const changed = rebaseOperations(trip, [], ops).trip;
    const paths = [...new Set(at.flatMap((index) => getTouchedPaths(draft.ops[index]!)))];
    return {
      id,
      changes: paths.map((path) => ({
        path,
        before: readPath(trip, path),
        after: readPath(changed, path),
      })),
      ...compareChecks(before, checkTrip(changed, facts)),
    };
  });
};
