import { errorCodes, type QuestDivergence, type QuestRun } from '@wanderwork/contracts';
import { HttpError, serverMessage } from '@wanderwork/platform';
import { runsApi } from './runs.requests';

/** Why an account did not take a run. */
export type SyncFailure =
  /** It could not be reached, or asks to come again later. */
  | { is: 'waiting' }
  /** It has no such run; it may have been deleted on another device. */
  | { is: 'gone' }
  /** It has gone another way there; `isFixed` says that it cannot give way any more. */
  | { is: 'diverged'; there: QuestRun; isFixed: boolean }
  | { is: 'refused'; code: string; reason: string };

/** Another log stands there for good. */
const isFixed = (code: string | null): boolean =>
  code === errorCodes.questWeekCommitted || code === errorCodes.questOver;

const isTemporary = ({ status }: HttpError): boolean => status === 429 || status >= 500;

const REFUSED = 'Your account can’t accept this run.';

/** What a failed request means for the run that was sent. */
export const toSyncFailure = async (error: unknown, id: string): Promise<SyncFailure> => {
  if (!(error instanceof HttpError) || isTemporary(error)) return { is: 'waiting' };
  const { code, body } = error;
  if (code === errorCodes.questRunNotFound) return { is: 'gone' };
  if (code === errorCodes.questDiverged) {
    const { run } = body as unknown as QuestDivergence;
    return { is: 'diverged', there: run, isFixed: run.finishedAt !== null };
  }
  if (isFixed(code)) return findFinalRun(id);
  return { is: 'refused', code: code ?? '', reason: serverMessage(error, REFUSED) };
};

const findFinalRun = (id: string): Promise<SyncFailure> =>
  runsApi.get(id).then(
    (there) => ({ is: 'diverged', there, isFixed: true }),
    () => ({ is: 'waiting' }),
  );
