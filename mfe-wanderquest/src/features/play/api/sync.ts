import { errorCodes } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { serializeLog, type Mode } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { isBetweenWeeks } from '../model/is-between-weeks';
import { setSyncStatus, isSavedToAccount, findOwner } from '../model/sync-status';
import { setRunAside, loadRun } from '../model/save-game';
import { showDivergedRuns, updateRun } from '../model/update-run';
import { getGame, type Game } from '../model/play-state';
import { toAccountCopy, parseAccountRun } from '../model/saves/account-run';
import { commitWeek } from './commit-week';
import { sendUnsentRuns, sendRun, type SendResult } from './send-run';
import { type SyncFailure } from './runs.requests';

/** The played run and its owner; null when no signed-in user can own it. */
const findOwnGame = (): { game: Game; user: string } | null => {
  const game = getGame();
  const user = game && findOwner(game.run);
  return game && user !== null ? { game, user } : null;
};

/**
 * The owner deleted this run on the server. Delete it here too, unless it has newer steps: those continue as a
 * new run.
 */
const handleDeletedRun = ({ id, plan, account, log }: Run): void => {
  setSyncStatus();
  if (account && account.actions >= log.length) return removeDeletedRun(plan.mode);
  if (plan.keyed) return setSyncStatus({ reason: 'This dash is no longer in your account.' });
  updateRun(id, { id: crypto.randomUUID(), account: null, ranked: false });
};

const removeDeletedRun = (mode: Mode): void => {
  void setRunAside(mode);
  toast({
    tone: 'info',
    title: 'This run was deleted',
    description: 'It’s gone from your account and from this device.',
  });
};

const handleSyncFailure = (run: Run, answer: SyncFailure, user: string): void => {
  switch (answer.is) {
    case 'waiting':
      return setSyncStatus({ isWaiting: true });
    case 'gone': {
      const here = findOwnGame()?.game.run;
      if (here?.id === run.id) handleDeletedRun(here);
      return;
    }
    case 'diverged': {
      const there = parseAccountRun(answer.there, user);
      const here = findOwnGame()?.game.run;
      if (there && here?.id === run.id) showDivergedRuns(here, there, answer.isFixed);
      return;
    }
    case 'refused':
      return setSyncStatus({ reason: answer.reason, isFull: answer.code === errorCodes.questFull });
  }
};

/** Applies the account's response; the player may have played on since it was sent. */
export const applySendResult = (run: Run, sent: SendResult, user: string): void => {
  if (sent.is !== 'saved') return handleSyncFailure(run, sent, user);
  setSyncStatus();
  const now = findOwnGame()?.game.run;
  const there = sent.run;
  const wentOnThere = there.log !== serializeLog(run.log) && now?.log === run.log;
  const whole = wentOnThere ? parseAccountRun(there, user) : null;
  if (whole) return loadRun(whole);
  const { ranked, keys } = there;
  const actions = Math.min(there.actions, run.log.length);
  updateRun(run.id, { account: { ...toAccountCopy(user, there), actions }, ranked, keys });
};

const openNextWeek = async (game: Game, user: string): Promise<void> => {
  const { run } = game;
  const answer = await commitWeek(game);
  if (answer.is !== 'committed') return handleSyncFailure(run, answer, user);
  setSyncStatus();
  const { nextKey, ranked, outdated } = answer.commit;
  if (!nextKey) return setSyncStatus({ reason: 'The next week didn’t open.' });
  const filed = { user, finished: false, board: null, actions: run.log.length };
  const account = { ...filed, ...(outdated && { outdated }) };
  updateRun(run.id, { account, ranked, keys: [...run.keys, nextKey] });
};

const syncOnce = async (look: boolean): Promise<void> => {
  const own = findOwnGame();
  if (!own) return;
  const { game, user } = own;
  if (look) await sendUnsentRuns(user);
  if (isBetweenWeeks(game.state)) return openNextWeek(game, user);
  if (isSavedToAccount(game.run) && !look) return;
  applySendResult(game.run, await sendRun(game.run), user);
};

let isSyncing = false;
let pendingSync: { look: boolean } | null = null;

/** Syncs the played run, one request at a time. `look` also asks the account when nothing is new here. */
export const sync = async ({ look = false } = {}): Promise<void> => {
  pendingSync = { look: look || (pendingSync?.look ?? false) };
  if (isSyncing) return;
  isSyncing = true;
  try {
    while (pendingSync) {
      const next = pendingSync;
      pendingSync = null;
      await syncOnce(next.look);
    }
  } finally {
    isSyncing = false;
  }
};

/** The page is closing, so send with a request that outlives it. */
export const syncLeaving = (): void => {
  const own = findOwnGame();
  if (!own?.game.run.account || isSavedToAccount(own.game.run) || isBetweenWeeks(own.game.state)) return;
  const { run } = own.game;
  void sendRun(run, { leaving: true }).then((sent) => applySendResult(run, sent, own.user));
};
