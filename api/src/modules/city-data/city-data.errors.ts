import { errorCodes, type BatchState } from '@wanderwork/contracts';
import { AppError, badRequest, conflict, notFound } from '../../platform/errors/app-error.js';

/** The file cannot be read at all; `reason` says why. */
export const tableRefused = (reason: string) => badRequest(errorCodes.tableRefused, reason);

export const batchNotFound = (id: number | string) =>
  notFound(errorCodes.batchNotFound, `There is no batch ${id}.`);

const stateLabels: Record<BatchState, string> = {
  planned: 'planned but not applied yet',
  applied: 'already applied',
  rolled_back: 'already rolled back',
};

export const wrongBatchState = ({ id, state }: { id: number; state: BatchState }, expected: BatchState) =>
  conflict(errorCodes.batchStands, `Batch ${id} is ${stateLabels[state]}.`, { state, wanted: expected });

export const nothingToChange = () =>
  conflict(errorCodes.batchStands, 'There is nothing to change: every figure already has this value.');

/** The table changed between planning and applying the batch. */
export const tableChangedSincePlan = (id: number) =>
  conflict(
    errorCodes.tableChanged,
    `The table has changed since batch ${id} was planned, so its changes are out of date. Plan it again.`,
  );

/** A later batch set some of the same figures, so the batch cannot be rolled back first. */
export const figuresChangedSince = (
  id: number,
  { figures, batches }: { figures: string; batches: number[] },
) =>
  conflict(
    errorCodes.tableChanged,
    `Batch ${id} cannot be rolled back: ${figures} ${describeLaterBatches(batches)}.`,
    {
      batches,
    },
  );

/** The batch is of an older version of the product, whose figures the table cannot store any more. */
export const figuresRetired = (id: number, figures: string) =>
  conflict(
    errorCodes.batchStands,
    `Batch ${id} cannot be rolled back: it would bring back figures of an older version of the table (${figures}).`,
  );

const describeLaterBatches = (batches: readonly number[]) =>
  batches.length === 0
    ? 'changed since'
    : `changed since, by batch ${batches.join(', ')}. Roll ${batches.length > 1 ? 'those' : 'that'} back first`;

export const providerUnknown = () => notFound(errorCodes.notFound, 'There is no such provider.');

export const providerOff = (title: string) =>
  conflict(
    errorCodes.providerOff,
    `${title} is off, because the settings of this installation don’t list it.`,
  );

export const providerBusy = (title: string) =>
  conflict(errorCodes.providerBusy, `${title} is already running. You will find its plan among the imports.`);

/** The provider did not answer, or its answer is not reliable. */
export const providerFailed = (reason: string) => new AppError(502, errorCodes.providerFailed, reason);
