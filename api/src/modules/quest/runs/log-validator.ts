import { Injectable, Logger } from '@nestjs/common';
import { QUEST_ACTIONS_MAX, QUEST_LOG_MAX, type QuestHeader } from '@wanderwork/contracts';
import { parseLog } from '@wanderwork/quest-engine';
import { unavailable } from '../../../platform/errors/app-error.js';
import { illegalAction, logTooLong, logUnreadable, versionMismatch } from '../quest.errors.js';
import {
  type LegalReplay,
  type RefusedReplay,
  type ReplayResult,
  extractWeekKeys,
} from '../replay/replay-job.js';
import { ReplaysService } from '../replay/replays.service.js';
import { RunFlagsService } from './run-flags.service.js';
import { getPlanHeader, isSameHeader, type RunRow } from './run-row.js';

const countActions = (log: string): number => (log === '' ? 0 : log.split(' ').length);

const replayTimedOut = () => unavailable('This run could not be checked in time. Please try again.');

/** Validates a log before it is stored: its length, its version, and a replay by the rules. */
@Injectable()
export class LogValidator {
  private readonly logger = new Logger(LogValidator.name);

  constructor(
    private readonly replays: ReplaysService,
    private readonly flags: RunFlagsService,
  ) {}

  /** Call this before anything parses the log. */
  assertLength(log: string): void {
    if (log.length > QUEST_LOG_MAX || countActions(log) > QUEST_ACTIONS_MAX) throw logTooLong();
  }

  /** Throws unless the log was played with the versions that its run started with. */
  assertVersion(run: RunRow, header: QuestHeader): void {
    if (!isSameHeader(run.header, header)) throw versionMismatch(run.header);
  }

  /** Whether the game can still replay the run by the rules it was started with. */
  hasCurrentRules({ header, plan }: RunRow): boolean {
    return isSameHeader(header, getPlanHeader(plan));
  }

  /** Replays the log; flags the run and throws if the rules do not allow it. */
  async replay(run: RunRow, log: string): Promise<LegalReplay> {
    const played = await this.runReplay(run, log);
    if (!played.ok) throw await this.toRefusal(run, played);
    await this.assertWeekKeys(run, played);
    return played;
  }

  /** Checks what can be checked of a log of outdated rules: its actions parse and its week keys match. */
  async readOutdated(run: RunRow, log: string): Promise<{ actions: number; weeks: number }> {
    const actions = parseLog(log);
    if (!actions) throw logUnreadable();
    const keys = extractWeekKeys(actions);
    await this.assertWeekKeys(run, { keys });
    return { actions: actions.length, weeks: keys.length };
  }

  /** Replays a log of outdated rules by the current ones; null if they refuse it, which is no offense then. */
  async tryReplay(run: RunRow, log: string): Promise<LegalReplay | null> {
    const played = await this.runReplay(run, log);
    return played.ok ? played : null;
  }

  private async runReplay(run: RunRow, log: string): Promise<ReplayResult> {
    const played = await this.replays.replay(run.userId, { plan: run.plan, log });
    if (!played) throw this.logTimeout(run);
    return played;
  }

  /** Our fault: the log had a legal number of actions. */
  private logTimeout({ id }: RunRow): Error {
    this.logger.error(`The replay of run ${id} hung.`);
    return replayTimedOut();
  }

  private async toRefusal({ id }: RunRow, { at, refusal }: RefusedReplay): Promise<Error> {
    if (at < 0) return logUnreadable();
    await this.flags.raise(id, 'illegal', `action ${at + 1}: ${refusal}`);
    return illegalAction(at, refusal);
  }

  /** Throws and flags the run if a week does not open with the key that the server released for it. */
  private async assertWeekKeys(run: RunRow, { keys }: Pick<LegalReplay, 'keys'>): Promise<void> {
    const wrong = keys.findIndex(({ a, b }, week) => run.keys[week]?.a !== a || run.keys[week]?.b !== b);
    if (wrong < 0) return;
    await this.flags.raise(run.id, 'wrong_key', `week ${wrong + 1}`);
    throw illegalAction(wrong, 'wrong_key');
  }
}
