import { type QuestCommit, type QuestRun, type QuestWeekKey } from '@wanderwork/contracts';
import { parseLog, serializeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { type Effect, type PlayEvent, type SyncFailure } from './play-state';
import { getPlanHeader } from './saves/rules';

type SendEffect = Extract<Effect, { do: 'send' }>;
type CommitEffect = Extract<Effect, { do: 'commit' }>;

const NOW = '2026-11-29T08:00:00.000Z';

const beginsWith = (log: string, start: string): boolean =>
  start === '' || log === start || log.startsWith(`${start} `);

/** The key of a week, the same for everybody. */
export const getKey = (week: number): QuestWeekKey => ({ a: 11 + week, b: 29 + week });

const toQuestRun = (
  { id, plan, edition, ranked, keys }: Run,
  log: string,
  isFinished: boolean,
): QuestRun => ({
  id,
  mode: plan.mode,
  difficulty: plan.difficulty,
  period: edition,
  ranked,
  actions: parseLog(log)!.length,
  day: 0,
  cityCount: 1,
  city: plan.home,
  cash: 0,
  beganAt: NOW,
  changedAt: NOW,
  finishedAt: isFinished ? NOW : null,
  result: null,
  header: getPlanHeader(plan),
  plan: plan as QuestRun['plan'],
  log,
  keys: [...keys],
});

interface StoredRun {
  run: QuestRun;
  /** The logs of the weeks that were sent in. */
  weeks: string[];
}

/** An account as the API keeps it: logs grow at their end, and committed weeks stand. */
export class FakeAccount {
  readonly runs = new Map<string, StoredRun>();
  /** Logs that were refused because another one stands. */
  readonly setAside: string[] = [];
  /** The logs of deleted runs, by id. */
  readonly deleted = new Map<string, string>();

  /** Registers a run as the start of a ranked dash does. */
  register(run: Run): void {
    if (!this.runs.has(run.id)) this.runs.set(run.id, { run: toQuestRun(run, '', false), weeks: [] });
  }

  /** The player deletes a run on the page of all runs. */
  delete(id: string): void {
    this.deleted.set(id, this.getLog(id)!);
    this.runs.delete(id);
  }

  getLog(id: string): string | undefined {
    return this.runs.get(id)?.run.log;
  }

  /** Answers a request as the API does. */
  answer(effect: SendEffect | CommitEffect): PlayEvent {
    const { ticket, run } = effect;
    const result = effect.do === 'send' ? this.send(effect) : this.commit(effect);
    if ('nextKey' in result) return { type: 'committed', ticket, commit: result };
    if ('log' in result) return { type: 'accepted', ticket, run: result };
    return { type: 'failed', ticket, failure: result, newId: `${run.id}+` };
  }

  private send({ run, instead }: SendEffect): QuestRun | SyncFailure {
    if (!run.account && !run.plan.keyed) this.register(run);
    const stored = this.runs.get(run.id);
    if (!stored) return { is: 'gone' };
    const log = serializeLog(run.log);
    const there = stored.run;
    const isFinishing = run.over && instead === undefined;
    if (isFinishing && there.finishedAt !== null && log !== there.log)
      return { is: 'diverged', there, isFixed: true };
    const isLonger = beginsWith(log, there.log);
    if (isLonger)
      stored.run = toQuestRun({ ...run, keys: there.keys }, log, isFinishing || there.finishedAt !== null);
    // A late request adds nothing.
    else if (isFinishing || !beginsWith(there.log, log)) return this.replace(stored, run, log, instead);
    return stored.run;
  }

  private replace(stored: StoredRun, run: Run, log: string, instead?: string): QuestRun | SyncFailure {
    const there = stored.run;
    if (!beginsWith(log, stored.weeks.at(-1) ?? '')) return this.diverge(stored, log, true);
    if (instead !== there.log) return this.diverge(stored, log, false);
    if (there.finishedAt !== null) return { is: 'diverged', there, isFixed: true };
    this.setAside.push(there.log);
    stored.run = toQuestRun({ ...run, keys: there.keys }, log, false);
    return stored.run;
  }

  private commit({ run, week }: CommitEffect): QuestCommit | SyncFailure {
    const stored = this.runs.get(run.id);
    if (!stored) return { is: 'gone' };
    const log = serializeLog(run.log);
    const committed = stored.weeks[week];
    if (committed !== undefined && committed !== log) return this.diverge(stored, log, true);
    if (committed === undefined) {
      if (stored.run.finishedAt !== null) return { is: 'diverged', there: stored.run, isFixed: true };
      if (!beginsWith(log, stored.run.log)) return this.diverge(stored, log, false);
      stored.weeks.push(log);
      stored.run = toQuestRun({ ...run, keys: [...stored.run.keys, getKey(week + 1)] }, log, false);
    }
    return { week, nextKey: getKey(week + 1), ranked: true };
  }

  private diverge({ run }: StoredRun, log: string, isFixed: boolean): SyncFailure {
    this.setAside.push(log);
    return { is: 'diverged', there: run, isFixed: isFixed || run.finishedAt !== null };
  }
}
