import { errorCodes, type QuestDivergence, type QuestRun } from '@wanderwork/contracts';
import { HttpError, getServerMessage } from '@wanderwork/platform';
import { runsApi } from './runs.requests';

/** Why the account did not accept a run. */
export type SyncFailure =
  /** The account is unreachable, or asks to retry later. */
  | { is: 'waiting' }
  /** The account has no such run: it may have been deleted on another device. */
  | { is: 'gone' }
  /** The account has another version; `isFixed` means it is final. */
  | { is: 'diverged'; there: QuestRun; isFixed: boolean }
  | { is: 'refused'; code: string; reason: string };

/** The account's log is final. */
const isFixed = (code: string | null): boolean =>
  code === errorCodes.questWeekCommitted || code === errorCodes.questOver;

const isTemporary = ({ status }: HttpError): boolean => status === 429 || status >= 500;

const REFUSED = 'Your account can’t accept this run.';

/** Turns a failed request into what it means for the run. */
export const toSyncFailure = async (error: unknown, id: string): Promise<SyncFailure> => {
  if (!(error instanceof HttpError) || isTemporary(error)) return { is: 'waiting' };
  const { code, body } = error;
  if (code === errorCodes.questRunNotFound) return { is: 'gone' };
  if (code === errorCodes.questDiverged) {
    const { run } = body as unknown as QuestDivergence;
    return { is: 'diverged', there: run, isFixed: run.finishedAt !== null };
  }
  if (isFixed(code)) return findFinalRun(id);
  return { is: 'refused', code: code ?? '', reason: getServerMessage(error, REFUSED) };
};

const findFinalRun = (id: string): Promise<SyncFailure> =>
  runsApi.get(id).then(
    (there) => ({ is: 'diverged', there, isFixed: true }),
    () => ({ is: 'waiting' }),
  );
