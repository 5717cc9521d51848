import type { QuestRun } from '@wanderwork/contracts';
import {
  isAwaitingWeek,
  createState,
  findCityIndex,
  NO_CARD,
  parseLog,
  reduce,
  createStart,
  waitingChoices,
  serializeLog,
  type Action,
  type State,
} from '@wanderwork/quest-engine';
import { getCurrentHeader } from '../../src/modules/quest/runs/run-row.js';
import { startTestApp, type TestApp } from '../support/index.js';
import type { Browser } from '../support/member.js';

export const startQuestApp = (): Promise<TestApp> => startTestApp();

export const header = getCurrentHeader();

const replayState = ({ plan }: QuestRun, log: string): State =>
  parseLog(log)!.reduce((state, action) => reduce(state, action).state, createState(createStart(plan)));

const CALM_ACTIONS: readonly Action[] = [
  { type: 'spend', verb: 'work', days: 1 },
  { type: 'spend', verb: 'rest', days: 1 },
  { type: 'spend', verb: 'explore', days: 1 },
  { type: 'spend', verb: 'socialise', days: 1 },
];

/** The next action of a careful player. */
const nextAction = (state: State, turn: number): Action => {
  if (state.card === NO_CARD) return CALM_ACTIONS[turn % CALM_ACTIONS.length]!;
  return { type: 'choose', choice: waitingChoices(state).find(({ open }) => open)!.index };
};

/** A legal log that extends `log` by `actions` actions, or fewer where a week or the run ends. */
export const playOn = (run: QuestRun, actions: number, log = run.log): string => {
  const played = parseLog(log)!;
  let state = replayState(run, log);
  for (let turn = 0; turn < actions && !state.ending && !isAwaitingWeek(state); turn += 1) {
    const action = nextAction(state, turn);
    played.push(action);
    state = reduce(state, action).state;
  }
  return serializeLog(played);
};

/** The log extended to the end of the week that `key` opens. */
export const playWeek = (run: QuestRun, log: string, key: { a: number; b: number }): string =>
  playOn(run, 100, serializeLog([...parseLog(log)!, { type: 'week', ...key }]));

export const appendQuit = (log: string): string => (log === '' ? 'q' : `${log} q`);

const firstWeek = { mode: 'first_week', difficulty: 'standard', header, home: 'lisbon', passport: 'de' };

export const startRun = async (who: Browser, change: object = {}): Promise<QuestRun> => {
  const response = await who.request('POST', '/api/quest/runs', { ...firstWeek, ...change });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<QuestRun>();
};

export const sendLog = (who: Browser, { id }: QuestRun, log: string, more: object = {}) =>
  who.request('PUT', `/api/quest/runs/${id}/log`, { log, header, ...more });

export const finishRun = (who: Browser, { id }: QuestRun, log: string, by = header) =>
  who.request('POST', `/api/quest/runs/${id}/finish`, { log, header: by });

const DAY_MS = 86_400_000;
/** The date `days` from now. A test that runs past midnight still finds its day open. */
export const getDateFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Starts the ranked dash of a day. */
export const startDash = (who: Browser, date = getDateFromNow(0)) =>
  startRun(who, { mode: 'daily_dash', date });

export const commitWeek = (
  who: Browser,
  { period }: QuestRun,
  week: number,
  log: string,
  more: object = {},
) => who.request('POST', `/api/quest/daily/${period}/commit`, { week, log, header, ...more });

export const getRun = async (who: Browser, { id }: Pick<QuestRun, 'id'>): Promise<QuestRun> =>
  (await who.request('GET', `/api/quest/runs/${id}`)).json<QuestRun>();

export const setTier = (api: TestApp, { email }: Browser, tier: string) =>
  api.db.query('UPDATE users SET subscription_tier = $1 WHERE email = $2', [tier, email]);

export const getHomeIndex = ({ plan }: QuestRun): number => findCityIndex(plan.home);

/** The status and error code of a refusal. */
export const toRefusal = (response: { statusCode: number; json<T>(): T }) => ({
  status: response.statusCode,
  code: response.json<{ code: string }>().code,
});
