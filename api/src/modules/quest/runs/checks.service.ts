import { Injectable, Logger } from '@nestjs/common';
import { QUEST_ACTIONS_MAX, QUEST_LOG_MAX, type QuestHeader } from '@wanderwork/contracts';
import { readLog } from '@wanderwork/quest-engine';
import { unavailable } from '../../../platform/errors/app-error.js';
import { illegal, tooLong, unreadable, versionDiffers } from '../quest.errors.js';
import type { Played, Refused, Replayed } from '../replay/job.js';
import { Replays } from '../replay/replays.service.js';
import { keysIn } from '../replay/weeks-in.js';
import { Flags } from './flags.service.js';
import { currentHeader, sameHeader } from './header.js';
import type { RunRow } from './run-row.js';

const wordsIn = (log: string): number => (log === '' ? 0 : log.split(' ').length);

const tooBusy = () => unavailable('This run could not be checked in time. Please try again.');

/** What a log must stand before it is stored: its length, its version, and being played again by the rules. */
@Injectable()
export class Checks {
  private readonly logger = new Logger(Checks.name);

  constructor(
    private readonly replays: Replays,
    private readonly flags: Flags,
  ) {}

  /** Before anything looks at its words. */
  length(log: string): void {
    if (log.length > QUEST_LOG_MAX || wordsIn(log) > QUEST_ACTIONS_MAX) throw tooLong();
  }

  /** A log is of the version that its run began on. */
  version(run: RunRow, header: QuestHeader): void {
    if (!sameHeader(run.header, header)) throw versionDiffers(run.header);
  }

  /** Whether the rules of today are those of the run. */
  isCurrent({ header }: RunRow): boolean {
    return sameHeader(header, currentHeader());
  }

  /** Throws, and flags the run, where the rules would not have allowed this log. */
  async play(run: RunRow, log: string): Promise<Played> {
    const played = await this.replayed(run, log);
    if (!played.ok) throw await this.refusal(run, played);
    await this.keys(run, played);
    return played;
  }

  /** All that can be told of a log by rules that are gone: its actions, and that its weeks open with their keys. */
  async read(run: RunRow, log: string): Promise<{ actions: number; weeks: number }> {
    const actions = readLog(log);
    if (!actions) throw unreadable();
    const keys = keysIn(actions);
    await this.keys(run, { keys });
    return { actions: actions.length, weeks: keys.length };
  }

  /** What today's rules make of a log of earlier ones; null where they refuse it, which is nobody's fault then. */
  async try(run: RunRow, log: string): Promise<Played | null> {
    const played = await this.replayed(run, log);
    return played.ok ? played : null;
  }

  private async replayed(run: RunRow, log: string): Promise<Replayed> {
    const played = await this.replays.play(run.userId, { plan: run.plan, log });
    if (!played) throw this.hung(run);
    return played;
  }

  /** Nobody's fault but ours: the log had no more actions than a run may have. */
  private hung({ id }: RunRow): Error {
    this.logger.error(`The replay of run ${id} hung.`);
    return tooBusy();
  }

  private async refusal({ id }: RunRow, { at, refusal }: Refused): Promise<Error> {
    if (at < 0) return unreadable();
    await this.flags.raise(id, 'illegal', `action ${at + 1}: ${refusal}`);
    return illegal(at, refusal);
  }

  /** Weeks open with the keys that were given for them, and with no other. */
  private async keys(run: RunRow, { keys }: Pick<Played, 'keys'>): Promise<void> {
    const wrong = keys.findIndex(({ a, b }, week) => run.keys[week]?.a !== a || run.keys[week]?.b !== b);
    if (wrong < 0) return;
    await this.flags.raise(run.id, 'wrong_key', `week ${wrong + 1}`);
    throw illegal(wrong, 'wrong_key');
  }
}
