import type { FieldError } from '@wanderwork/contracts';
import {
  applyOperations,
  createTrip,
  diffTrips,
  noPins,
  tripLimits,
  type Operation,
  type Stop,
  type Trip,
} from '@wanderwork/travel';
import { findOperationErrors, findTripErrors } from '@wanderwork/travel/validate';
import { invalidFields, operationRejected } from '../trips.errors.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const completeStops = (stops: unknown): unknown =>
  Array.isArray(stops)
    ? stops.map((stop: unknown) =>
        isRecord(stop) ? { pinned: noPins, note: '', ...(stop as Partial<Stop>) } : stop,
      )
    : stops;

/** Gives the fields that an older document lacks their defaults. Does not check the others. */
export const completeTrip = (id: string, document: object): Trip => {
  const trip = { ...createTrip(id, (document as Trip).from), ...document, id } as Trip;
  return {
    ...trip,
    stops: completeStops(trip.stops) as Stop[],
    unplaced: completeStops(trip.unplaced) as Stop[],
  };
};

const withParent = (parent: string, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, path: error.path === '' ? parent : `${parent}.${error.path}` }));

/**
 * Reads a document that a browser sent. The result is not the document itself but the same trip, built by operations.
 * Throws 400 with the paths of all errors.
 */
export const parseTrip = (id: string, document: object): Trip => {
  const sent = completeTrip(id, document);
  const errors = findTripErrors(sent);
  if (errors.length > 0) throw invalidFields(withParent('trip', errors));
  return applyChange(createTrip(id, sent.from), diffTrips(createTrip(id, sent.from), sent)).trip;
};

export const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Reads operations that a browser sent. Throws 400 with the paths of all errors, or if they are larger than a document.
 */
export const parseOperations = (ops: readonly object[], path = 'ops'): Operation[] => {
  const errors = ops.flatMap((op, at) => withParent(`${path}.${at}`, findOperationErrors(op)));
  if (errors.length > 0) throw invalidFields(errors.slice(0, 50));
  if (countBytes(ops) > tripLimits.bytes) {
    const message = `must have at most ${tripLimits.bytes} bytes`;
    throw invalidFields([{ path, rule: 'maxBytes', message }]);
  }
  return ops as Operation[];
};

/** The first operation after which the trip is invalid. */
const findInvalid = (trip: Trip, ops: readonly Operation[]): number =>
  ops.findIndex((_, at) => {
    const applied = applyOperations(trip, ops.slice(0, at + 1));
    return 'trip' in applied && findTripErrors(applied.trip).length > 0;
  });

/** Applies operations, all or none. Throws 422 if one does not apply, or the result exceeds a limit. */
export const applyChange = (trip: Trip, ops: readonly Operation[]): { trip: Trip; inverse: Operation[] } => {
  const applied = applyOperations(trip, ops);
  if (!('trip' in applied)) throw operationRejected(applied);
  const errors = findTripErrors(applied.trip);
  if (errors.length > 0) throw operationRejected({ at: findInvalid(trip, ops), reason: 'invalid', errors });
  return applied;
};
