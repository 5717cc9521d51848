import { errorCodes } from '@wanderwork/contracts';
import { type Assist, type Plan } from '@wanderwork/quest-engine';
import { useSession } from '@wanderwork/platform';
import { createRun } from '../model/create-run';
import { getGame } from '../model/play-state';
import { parseAccountRun } from '../model/saves/account-run';
import { toSyncFailure, runsApi } from './runs.requests';
import { dispatch, usePlayState } from './play-runner';
import { toStartRequest } from './send-run';

/** The run to start. The plan is used as is when no account draws the seeds. */
export interface StartOptions {
  plan: Plan;
  /** The day or week of the start, such as 2026-11-22 or 2026-W47. */
  edition: string | null;
  /** Assists from the first day on. */
  help?: readonly Assist[];
  /** Plays unranked, because the ranked run is not available. */
  unranked?: boolean;
}

export interface StartFailure {
  code: string;
  reason: string;
}

/** The code of a start that only the account could rank, and the account did not answer. */
export const UNREACHED = 'unreached';

const unreached: StartFailure = {
  code: UNREACHED,
  reason:
    'We can’t reach your account right now, so this run wouldn’t be ranked. Try again, or play it unranked.',
};

const UNPLAYABLE = { code: '', reason: 'This page can’t play that run. Reload the page.' };

const startOnServer = async (
  { plan, edition, help = [] }: StartOptions,
  user: string,
): Promise<StartFailure | null> => {
  const dash = plan.mode === 'daily_dash' && edition ? { date: edition } : {};
  const id = crypto.randomUUID();
  const run = parseAccountRun(await runsApi.begin({ ...toStartRequest({ id, plan }), ...dash }), user);
  if (!run) return UNPLAYABLE;
  // A day's dash starts only once, so continue it.
  dispatch({ type: run.log.length > 0 ? 'load' : 'start', run });
  switchOnAssists(help);
  return null;
};

const startLocally = ({ plan, edition, help = [] }: StartOptions): null => {
  dispatch({ type: 'start', run: createRun(plan, edition) });
  switchOnAssists(help);
  return null;
};

/** The day is closed because this device's clock is wrong, so show its date. */
const addClockHint = (refused: StartFailure, { edition }: StartOptions): StartFailure =>
  refused.code === errorCodes.questDayClosed && edition
    ? { ...refused, reason: `${refused.reason} The clock of this device says ${edition}. Is that right?` }
    : refused;

/**
 * Starts a run: with the server's seeds for members, on this device alone for visitors and offline. A calendar run asks
 * before it starts unranked. Returns null, or the failure.
 */
export const startRun = async (options: StartOptions): Promise<StartFailure | null> => {
  const user = useSession.getState().user?.id;
  if (!user || options.unranked) return startLocally(options);
  try {
    return await startOnServer(options, user);
  } catch (error) {
    const answer = await toSyncFailure(error, '');
    if (answer.is === 'refused') return addClockHint(answer, options);
    return options.edition ? unreached : startLocally(options);
  }
};

/** Switches assists on before the first day. */
const switchOnAssists = (help: readonly Assist[]): void => {
  for (const assist of help) {
    const game = getGame(usePlayState.getState());
    if (game) dispatch({ type: 'act', seen: game.state, action: { type: 'assist', assist, on: true } });
  }
};
