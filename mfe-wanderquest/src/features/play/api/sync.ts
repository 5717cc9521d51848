import { errorCodes } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { writeLog, type Mode } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { isBetweenWeeks } from '../model/between-weeks';
import { contact, isFiled, ownerOf } from '../model/account';
import { letGo, takeRun } from '../model/keep';
import { ask, note } from '../model/note';
import { gameOf, type Game } from '../model/stage';
import { filedBy, runOfAccount } from '../model/saves/account-run';
import { commitWeek } from './commit-week';
import { sendUnsent } from './send-unsent';
import { type Untaken } from './refusals';
import { sendRun, type Sent } from './send-run';

/** The run that is played, and whose it is; null where nobody is signed in to whom it could belong. */
const own = (): { game: Game; user: string } | null => {
  const game = gameOf();
  const user = game && ownerOf(game.run);
  return game && user !== null ? { game, user } : null;
};

/** Its person has deleted it there. What the account has had of it goes here too; what it never had goes on, as another run. */
const gone = ({ id, plan, account, log }: Run): void => {
  contact();
  if (account && account.actions >= log.length) return deleted(plan.mode);
  if (plan.keyed) return contact({ why: 'This dash is no longer in your account.' });
  note(id, { id: crypto.randomUUID(), account: null, ranked: false });
};

const deleted = (mode: Mode): void => {
  void letGo(mode);
  toast({
    tone: 'info',
    title: 'This run was deleted',
    description: 'It’s gone from your account and from this device.',
  });
};

const untakenRun = (run: Run, answer: Untaken, user: string): void => {
  switch (answer.is) {
    case 'waiting':
      return contact({ waiting: true });
    case 'gone': {
      const here = own()?.game.run;
      if (here?.id === run.id) gone(here);
      return;
    }
    case 'apart': {
      const there = runOfAccount(answer.there, user);
      const here = own()?.game.run;
      if (there && here?.id === run.id) ask(here, there, answer.fixed);
      return;
    }
    case 'refused':
      return contact({ why: answer.why, isFull: answer.code === errorCodes.questFull });
  }
};

/** What the account has said about the run that was sent; meanwhile it may have gone on. */
export const settle = (run: Run, sent: Sent, user: string): void => {
  if (sent.is !== 'filed') return untakenRun(run, sent, user);
  contact();
  const now = own()?.game.run;
  const there = sent.run;
  const wentOnThere = there.log !== writeLog(run.log) && now?.log === run.log;
  const whole = wentOnThere ? runOfAccount(there, user) : null;
  if (whole) return takeRun(whole);
  const { ranked, keys } = there;
  const actions = Math.min(there.actions, run.log.length);
  note(run.id, { account: { ...filedBy(user, there), actions }, ranked, keys });
};

const openWeek = async (game: Game, user: string): Promise<void> => {
  const { run } = game;
  const answer = await commitWeek(game);
  if (answer.is !== 'committed') return untakenRun(run, answer, user);
  contact();
  const { nextKey, ranked, outdated } = answer.commit;
  if (!nextKey) return contact({ why: 'The next week didn’t open.' });
  const filed = { user, finished: false, board: null, actions: run.log.length };
  const account = { ...filed, ...(outdated && { outdated }) };
  note(run.id, { account, ranked, keys: [...run.keys, nextKey] });
};

const once = async (look: boolean): Promise<void> => {
  const mine = own();
  if (!mine) return;
  const { game, user } = mine;
  if (look) await sendUnsent(user);
  if (isBetweenWeeks(game.state)) return openWeek(game, user);
  if (isFiled(game.run) && !look) return;
  settle(game.run, await sendRun(game.run), user);
};

let busy = false;
let asked: { look: boolean } | null = null;

/** Brings what is played to its account; `look` asks there also when nothing new is here. One at a time. */
export const sync = async ({ look = false } = {}): Promise<void> => {
  asked = { look: look || (asked?.look ?? false) };
  if (busy) return;
  busy = true;
  try {
    while (asked) {
      const next = asked;
      asked = null;
      await once(next.look);
    }
  } finally {
    busy = false;
  }
};

/** The page may never come back: what is new is sent by a request that outlives it. */
export const syncLeaving = (): void => {
  const mine = own();
  if (!mine?.game.run.account || isFiled(mine.game.run) || isBetweenWeeks(mine.game.state)) return;
  const { run } = mine.game;
  void sendRun(run, { leaving: true }).then((sent) => settle(run, sent, mine.user));
};
