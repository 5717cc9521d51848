import {
  paths,
  type QuestCommit,
  type QuestRun,
  errorCodes,
  type QuestDivergence,
} from '@wanderwork/contracts';
import {
  type QuestBeginRequest,
  type QuestCommitRequest,
  type QuestFinishRequest,
  type QuestLogRequest,
} from '@wanderwork/contracts/requests';
import { http, type RequestOptions, HttpError, getServerMessage } from '@wanderwork/platform';
import { type SyncFailure } from '../model/play-state';

const { quest } = paths.api;

/** Requests about the runs of an account. */
export const runsApi = {
  /** Starts a run, or returns the one that already has this id. */
  begin: (request: QuestBeginRequest) => http.post<QuestRun>(quest.runs(), request),
  get: (id: string) => http.get<QuestRun>(quest.run(id)),
  write: (id: string, request: QuestLogRequest, options?: RequestOptions) =>
    http.put<QuestRun>(quest.log(id), request, options),
  finish: (id: string, request: QuestFinishRequest, options?: RequestOptions) =>
    http.post<QuestRun>(quest.finish(id), request, options),
  commit: (day: string, request: QuestCommitRequest) => http.post<QuestCommit>(quest.commit(day), request),
};

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
