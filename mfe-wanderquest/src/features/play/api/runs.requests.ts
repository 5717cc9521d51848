import { paths, type QuestCommit, type QuestRun } from '@wanderwork/contracts';
import {
  type QuestBeginRequest,
  type QuestCommitRequest,
  type QuestFinishRequest,
  type QuestLogRequest,
} from '@wanderwork/contracts/requests';
import { http, type RequestOptions } from '@wanderwork/platform';

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
