import { TRIP_OPERATIONS_MAX } from '@wanderwork/contracts';
import {
  applyOperations,
  diffTrips,
  rebaseOperations,
  type Operation,
  type RejectedOperation,
  type Trip,
} from '@wanderwork/travel';
import { findTripErrors } from '@wanderwork/travel/validate';

/** Operations that the server doesn't have yet. The same `requestId` is sent until it has answered. */
export interface PendingChange {
  requestId: string;
  ops: Operation[];
}

/** A change made on this device, as the history of a visitor shows it. */
export interface LoggedChange {
  /** Milliseconds since 1970. */
  at: number;
  ops: Operation[];
  inverse: Operation[];
}

/** A change that couldn't apply, beside the newer one. The person chooses. */
export interface Choice extends RejectedOperation {
  id: string;
}

/** A trip as this device keeps it. Everything the person did is in here before it is sent. */
export interface TripRecord {
  /** As the person sees it. */
  trip: Trip;
  /** The account that it belongs to; null for a visitor. */
  owner: string | null;
  /** As the server has it; null before it was first saved. `trip` is this and the pending changes. */
  saved: Trip | null;
  revision: number;
  pending: PendingChange[];
  /** The operations of each step back, the latest last. */
  undo: Operation[][];
  redo: Operation[][];
  choices: Choice[];
  log: LoggedChange[];
  /** False after a downgrade, unless the person chose this trip. */
  canChange: boolean;
  updatedAt: number;
}

const MAX_UNDO_STEPS = 100;
const MAX_LOGGED = 100;

export const createRecord = (trip: Trip, owner: string | null, at: number): TripRecord => ({
  trip,
  owner,
  saved: null,
  revision: 0,
  pending: [],
  undo: [],
  redo: [],
  choices: [],
  log: [],
  canChange: true,
  updatedAt: at,
});

/** What the server sends of a trip. */
export interface SavedVersion {
  revision: number;
  trip: Trip;
  canChange: boolean;
}

/** The record of a trip that this device gets from the server. */
export const toRecord = (
  { revision, trip, canChange }: SavedVersion,
  owner: string | null,
  at: number,
): TripRecord => ({
  ...createRecord(trip, owner, at),
  saved: trip,
  revision,
  canChange,
});

/** Stored data is data that anyone can edit. */
export const isRecord = (value: unknown): value is TripRecord => {
  const record = value as TripRecord | null | undefined;
  return (
    typeof record === 'object' &&
    record !== null &&
    Array.isArray(record.pending) &&
    Array.isArray(record.undo) &&
    Array.isArray(record.redo) &&
    Array.isArray(record.choices) &&
    Array.isArray(record.log) &&
    findTripErrors(record.trip).length === 0
  );
};

/** Splits operations into requests. */
const toPending = (ops: readonly Operation[], createId: () => string): PendingChange[] =>
  Array.from({ length: Math.ceil(ops.length / TRIP_OPERATIONS_MAX) }, (_, at) => ({
    requestId: createId(),
    ops: ops.slice(at * TRIP_OPERATIONS_MAX, (at + 1) * TRIP_OPERATIONS_MAX),
  }));

/** A change by the person. `createId` must give the same ids each time the change is applied. */
export interface Change {
  kind: 'change' | 'undo' | 'redo';
  ops: readonly Operation[];
  at: number;
  createId: () => string;
}

const getSteps = (
  { undo, redo }: Pick<TripRecord, 'undo' | 'redo'>,
  kind: Change['kind'],
  inverse: Operation[],
): Pick<TripRecord, 'undo' | 'redo'> => {
  switch (kind) {
    case 'change':
      return { undo: [...undo, inverse].slice(-MAX_UNDO_STEPS), redo: [] };
    case 'undo':
      return { undo: undo.slice(0, -1), redo: [...redo, inverse] };
    case 'redo':
      return { undo: [...undo, inverse], redo: redo.slice(0, -1) };
  }
};

/** Why a change can't be made. `missing`, `exists`: as in `Rejection`. `limit`: the trip would be too large. */
export type Refusal = 'missing' | 'exists' | 'limit';

export type Changed = { record: TripRecord } | { refusal: Refusal };

/** Applies a change of the person, all of it or nothing. */
export const applyChange = (record: TripRecord, { kind, ops, at, createId }: Change): Changed => {
  const applied = applyOperations(record.trip, ops);
  if (!('trip' in applied)) return { refusal: applied.reason };
  if (findTripErrors(applied.trip).length > 0) return { refusal: 'limit' };
  const { trip, inverse } = applied;
  // Before it was first saved, the whole trip is sent.
  const pending = record.saved === null ? [] : toPending(ops, createId);
  return {
    record: {
      ...record,
      trip,
      pending: [...record.pending, ...pending],
      ...getSteps(record, kind, inverse),
      log: [...record.log, { at, ops: [...ops], inverse }].slice(-MAX_LOGGED),
      updatedAt: at,
    },
  };
};

/** The server has stored the oldest pending change, as this revision. */
export const confirmChange = (record: TripRecord, requestId: string, revision: number): TripRecord => {
  const [first, ...pending] = record.pending;
  // Another tab has confirmed it already.
  if (first?.requestId !== requestId || !record.saved) return record;
  const applied = applyOperations(record.saved, first.ops);
  return { ...record, pending, revision, saved: 'trip' in applied ? applied.trip : record.saved };
};

/** The server has stored the whole trip for the first time. What changed meanwhile is pending. */
export const confirmTrip = (
  record: TripRecord,
  { revision, trip, canChange }: SavedVersion,
  createId: () => string,
): TripRecord => {
  if (record.saved) return record;
  const pending = toPending(diffTrips(trip, record.trip), createId);
  return { ...record, saved: trip, revision, canChange, pending };
};

/** The newest version on the server: the operations since the last known one, or the trip as a whole. */
export type Newer = { revision: number } & ({ ops: readonly Operation[] } | { trip: Trip });

/** A step back that would overwrite what somebody else changed is no longer offered. */
const dropOverwriting = (
  steps: readonly Operation[][],
  trip: Trip,
  theirs: readonly Operation[],
): Operation[][] =>
  steps.filter((ops) => rebaseOperations(trip, theirs, ops).rejected.every(({ other }) => other === null));

/** Applies the pending changes to a newer version. Those that can't apply become choices; nothing is lost. */
export const rebaseRecord = (record: TripRecord, newer: Newer, createId: () => string): TripRecord => {
  const { saved } = record;
  if (!saved || newer.revision <= record.revision) return record;
  const theirs = 'ops' in newer ? newer.ops : diffTrips(saved, newer.trip);
  const applied = applyOperations(saved, theirs);
  const newest = 'trip' in newer ? newer.trip : 'trip' in applied ? applied.trip : saved;
  let trip = newest;
  const pending: PendingChange[] = [];
  const choices: Choice[] = [];
  for (const { requestId, ops } of record.pending) {
    const rebased = rebaseOperations(trip, theirs, ops);
    trip = rebased.trip;
    if (rebased.ops.length > 0) pending.push({ requestId, ops: rebased.ops });
    choices.push(...rebased.rejected.map((rejected) => ({ ...rejected, id: createId() })));
  }
  return {
    ...record,
    trip,
    saved: newest,
    revision: newer.revision,
    pending,
    choices: [...record.choices, ...choices],
    undo: dropOverwriting(record.undo, trip, theirs),
    redo: dropOverwriting(record.redo, trip, theirs),
  };
};

/**
 * The server has applied the accepted items of a draft, as the version `newer`. They can be taken back in one step, unless
 * the newer version has other changes too.
 */
export const acceptDraft = (record: TripRecord, newer: Newer, createId: () => string): TripRecord => {
  const rebased = rebaseRecord(record, newer, createId);
  if (!record.saved || !rebased.saved || newer.revision !== record.revision + 1) return rebased;
  const inverse = diffTrips(rebased.saved, record.saved);
  return { ...rebased, undo: [...record.undo, inverse].slice(-MAX_UNDO_STEPS), redo: [] };
};

/** The server refuses the oldest pending change for good. It is taken back and shown. */
export const refuseChange = (record: TripRecord, requestId: string, createId: () => string): TripRecord => {
  const [first, ...others] = record.pending;
  if (first?.requestId !== requestId || !record.saved) return record;
  let trip = record.saved;
  const pending: PendingChange[] = [];
  const choices: Choice[] = first.ops.map((op) => ({ op, reason: 'missing', other: null, id: createId() }));
  for (const change of others) {
    const rebased = rebaseOperations(trip, [], change.ops);
    trip = rebased.trip;
    if (rebased.ops.length > 0) pending.push({ ...change, ops: rebased.ops });
    choices.push(...rebased.rejected.map((rejected) => ({ ...rejected, id: createId() })));
  }
  return { ...record, trip, pending, choices: [...record.choices, ...choices], undo: [], redo: [] };
};

/** Removes a choice that the person has made. */
export const dropChoice = (record: TripRecord, id: string): TripRecord => ({
  ...record,
  choices: record.choices.filter((choice) => choice.id !== id),
});

/** The trip as it was before the logged change at `at`, an index of `log`. */
export const getLoggedTrip = ({ trip, log }: TripRecord, at: number): Trip =>
  log.slice(at).reduceRight((later, { inverse }) => {
    const applied = applyOperations(later, inverse);
    return 'trip' in applied ? applied.trip : later;
  }, trip);
