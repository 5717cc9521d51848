import { errorCodes } from '@wanderwork/contracts';
import { type Assist, type Plan } from '@wanderwork/quest-engine';
import { useSession } from '@wanderwork/platform';
import { beginGame, takeRun } from '../model/keep';
import { switchOn } from '../model/help';
import { runFrom } from '../model/origin';
import { runOfAccount } from '../model/saves/account-run';
import { untaken } from './refusals';
import { runsApi } from './runs.requests';
import { beginningOf } from './send-run';

/** What a person wants to begin: the plan is taken as it is where no account draws the seeds. */
export interface Wish {
  plan: Plan;
  /** The day or week whose start it is to have. */
  edition: string | null;
  /** Help from the first day on. */
  help?: readonly Assist[];
  /** On no board, for the ranked one is not to be had. */
  unranked?: boolean;
}

export interface Unbegun {
  code: string;
  why: string;
}

const NO_RUN = { code: '', why: 'This page can’t play that run. Reload the page.' };

const begin = async ({ plan, edition, help = [] }: Wish, user: string): Promise<Unbegun | null> => {
  const dash = plan.mode === 'daily_dash' && edition ? { date: edition } : {};
  const id = crypto.randomUUID();
  const run = runOfAccount(await runsApi.begin({ ...beginningOf({ id, plan }), ...dash }), user);
  if (!run) return NO_RUN;
  // The dash of a day is begun once: it goes on where it stands.
  if (run.log.length > 0) takeRun(run);
  else beginGame(run);
  switchOn(help);
  return null;
};

const alone = ({ plan, edition, help = [] }: Wish): null => {
  beginGame(runFrom(plan, edition));
  switchOn(help);
  return null;
};

/** A day that is not open was asked for because this device goes by another one. */
const withClock = (refused: Unbegun, { edition }: Wish): Unbegun =>
  refused.code === errorCodes.questDayClosed && edition
    ? { ...refused, why: `${refused.why} The clock of this device says ${edition}. Is that right?` }
    : refused;

/**
 * Begins a run: with seeds of the server for whoever is signed in, on this device alone for visitors and where there is
 * no connection. Null, or why not.
 */
export const setOut = async (wish: Wish): Promise<Unbegun | null> => {
  const user = useSession.getState().user?.id;
  if (!user || wish.unranked) return alone(wish);
  try {
    return await begin(wish, user);
  } catch (error) {
    const answer = await untaken(error, '');
    if (answer.is === 'refused') return withClock(answer, wish);
    return alone(wish);
  }
};
