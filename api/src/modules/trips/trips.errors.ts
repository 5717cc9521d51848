import {
  errorCodes,
  TRIP_DRAFTS_MAX,
  TRIP_LINKS_MAX,
  type FieldError,
  type TripChanged,
} from '@wanderwork/contracts';
import type { Operation, Rejection } from '@wanderwork/travel';
import { AppError, badRequest, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';

/** Also for trips of other people. */
export const tripNotFound = () => notFound(errorCodes.tripNotFound, 'There is no such trip.');

export const tripLimitReached = (limit: number) =>
  forbidden(
    errorCodes.tripLimit,
    'Free members can keep one trip. Delete it, or upgrade to Pro for as many as you like.',
    { limit },
  );

export const tripReadOnly = () =>
  forbidden(
    errorCodes.tripReadOnly,
    'Free members can change one trip. Choose this one, or upgrade to Pro to change all of them.',
  );

export const tripDeleted = () =>
  conflict(errorCodes.tripDeleted, 'This trip was deleted. Restore it, or start a new one.');

export const tripChanged = (changed: TripChanged<Operation>) =>
  conflict(errorCodes.tripChanged, 'This trip was changed on another device or in another tab.', {
    ...changed,
  });

export const invalidFields = (errors: FieldError[]) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });

/** Why an operation was refused: as in `Rejection`; `changed` by a newer operation; or `invalid` with its errors. */
interface RejectedOperation {
  /** Its index in the list; of a draft's item, the index of its first operation. */
  at: number;
  reason: Rejection | 'changed' | 'invalid';
  errors?: FieldError[];
  /** The item of a draft that it belongs to. */
  item?: string;
}

export const operationRejected = (rejected: RejectedOperation) =>
  new AppError(422, errorCodes.tripOperationRejected, "This change doesn't fit the trip as it is now.", {
    ...rejected,
  });

export const revisionUnknown = () =>
  notFound(errorCodes.tripRevisionUnknown, 'This trip has no such version, or no longer.');

export const linkNotFound = () =>
  notFound(errorCodes.tripLinkNotFound, 'There is no such link. Please check that you copied all of it.');

export const linkRevoked = () =>
  new AppError(410, errorCodes.tripLinkRevoked, 'The owner has turned off this link.');

export const linksFull = () =>
  conflict(errorCodes.tripLinksFull, `A trip has at most ${TRIP_LINKS_MAX} links. Turn one off first.`, {
    limit: TRIP_LINKS_MAX,
  });

export const draftNotFound = () => notFound(errorCodes.tripDraftNotFound, 'There is no such draft.');

/** `accepted` shows whether the earlier decision was the same. */
export const draftDecided = (revision: number, accepted: readonly string[]) =>
  conflict(errorCodes.tripDraftDecided, 'You have already decided on this draft.', { revision, accepted });

export const draftsFull = () =>
  conflict(
    errorCodes.tripDraftsFull,
    `This trip has ${TRIP_DRAFTS_MAX} open drafts. Decide on one of them first.`,
    { limit: TRIP_DRAFTS_MAX },
  );
