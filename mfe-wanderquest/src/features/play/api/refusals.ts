import { errorCodes, type QuestDivergence, type QuestRun } from '@wanderwork/contracts';
import { HttpError, serverMessage } from '@wanderwork/platform';
import { runsApi } from './runs.requests';

/** Why an account did not take a run. */
export type Untaken =
  /** It could not be reached, or asks to come again later. */
  | { is: 'waiting' }
  /** It has no such run; it may have been deleted on another device. */
  | { is: 'gone' }
  /** It has gone another way there; `fixed` says that it cannot give way any more. */
  | { is: 'apart'; there: QuestRun; fixed: boolean }
  | { is: 'refused'; code: string; why: string };

/** Another log stands there for good. */
const isFixed = (code: string | null): boolean =>
  code === errorCodes.questWeekCommitted || code === errorCodes.questOver;

const isLater = ({ status }: HttpError): boolean => status === 429 || status >= 500;

const WHY = 'Your account can’t accept this run.';

/** What a failed request means for the run that was sent. */
export const untaken = async (error: unknown, id: string): Promise<Untaken> => {
  if (!(error instanceof HttpError) || isLater(error)) return { is: 'waiting' };
  const { code, body } = error;
  if (code === errorCodes.questRunNotFound) return { is: 'gone' };
  if (code === errorCodes.questDiverged) {
    const { run } = body as unknown as QuestDivergence;
    return { is: 'apart', there: run, fixed: run.finishedAt !== null };
  }
  if (isFixed(code)) return standing(id);
  return { is: 'refused', code: code ?? '', why: serverMessage(error, WHY) };
};

const standing = (id: string): Promise<Untaken> =>
  runsApi.get(id).then(
    (there) => ({ is: 'apart', there, fixed: true }),
    () => ({ is: 'waiting' }),
  );
