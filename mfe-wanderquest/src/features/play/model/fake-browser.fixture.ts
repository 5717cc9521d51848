import {
  serializeLog,
  waitingChoices,
  NO_CARD,
  type Action,
  type State,
  type Verb,
} from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { type FakeAccount } from './fake-account.fixture';
import { getGame, type Effect, type PlayEvent, type PlayState } from './play-state';
import { initialState, transition } from './transition';

type RequestEffect = Extract<Effect, { ticket: number; run: Run }>;

const NOW = '2026-11-29T08:00:00.000Z';

/** One browser: its storage, and its tabs. The network is the test's: requests wait until it delivers them. */
export class FakeBrowser {
  saved: Run | null = null;
  readonly unsent = new Map<string, Run>();
  lockedBy: FakeTab | null = null;
  /** Every log that was sent. */
  readonly sentLogs: string[] = [];
  /** The run after the player's last action; null when there is none to keep. */
  lastRun: Run | null = null;
  /** The runs that were set aside. */
  readonly earlierRuns: Run[] = [];

  constructor(readonly account: FakeAccount) {}
}

export class FakeTab {
  state: PlayState = initialState;
  readonly requests: RequestEffect[] = [];
  private readonly events: PlayEvent[] = [];

  constructor(private readonly browser: FakeBrowser) {}

  dispatch(event: PlayEvent): void {
    if (this.events.push(event) > 1) return;
    for (; this.events[0]; this.events.shift()) {
      const [next, ...effects] = transition(this.state, this.events[0], NOW);
      this.state = next;
      effects.forEach((effect) => this.perform(effect));
    }
  }

  /** Plays an action; the player sees the current state. */
  act(action: Action): void {
    const game = getGame(this.state);
    if (!game) return;
    this.dispatch({ type: 'act', seen: game.state, action });
    const played = getGame(this.state);
    if (played && played.run.log !== game.run.log) this.browser.lastRun = played.run;
  }

  /** Delivers the oldest request. Either way may fail: the account never gets it, or its answer is lost. */
  deliver(fault: 'none' | 'request lost' | 'answer lost'): void {
    const request = this.requests.shift();
    if (!request) return;
    const { ticket } = request;
    const lost = { type: 'failed', ticket, failure: { is: 'waiting' }, newId: 'unused' } as const;
    if (fault === 'request lost') return this.dispatch(lost);
    this.sendUnsent(request);
    const answer = this.browser.account.answer(request);
    this.dispatch(fault === 'none' ? answer : lost);
  }

  private sendUnsent({ reason, owner, ticket }: RequestEffect): void {
    if (reason !== 'check') return;
    for (const run of this.browser.unsent.values())
      this.browser.account.answer({ do: 'send', ticket, run, owner, reason });
    this.browser.unsent.clear();
  }

  private perform(effect: Effect): void {
    const { browser } = this;
    switch (effect.do) {
      case 'lock':
        return this.lock(effect);
      case 'unlock':
        if (browser.lockedBy === this) browser.lockedBy = null;
        return;
      case 'save':
        browser.saved = effect.run;
        return this.dispatch({ type: 'saved', id: effect.run.id, result: 'saved' });
      case 'remove':
        if (effect.unsent) browser.unsent.set(effect.unsent.id, effect.unsent);
        browser.saved = null;
        return;
      case 'send':
      case 'commit':
        browser.sentLogs.push(serializeLog(effect.run.log));
        this.requests.push(effect);
        return;
      case 'record':
      case 'announceDeletion':
        return;
    }
  }

  private lock({ steal, ticket }: Extract<Effect, { do: 'lock' }>): void {
    const { browser } = this;
    const holder = browser.lockedBy;
    if (holder && holder !== this && !steal) return this.dispatch({ type: 'denied', ticket });
    browser.lockedBy = this;
    if (holder && holder !== this) holder.dispatch({ type: 'lockLost' });
    this.dispatch({ type: 'opened', ticket, run: browser.saved });
  }
}

const verbs: readonly Verb[] = ['work', 'rest', 'socialise', 'admin'];

/** A legal action, or now and then one of the settings. `pick` draws a number below its argument. */
export const pickAction = (state: State, pick: (sides: number) => number): Action => {
  const luck = pick(40);
  if (luck === 0) return { type: 'quit' };
  if (luck < 3) return { type: 'assist', assist: 'undo', on: luck === 1 };
  if (luck === 3) return { type: 'undo' };
  if (state.card === NO_CARD) return { type: 'spend', verb: verbs[pick(verbs.length)]!, days: 1 + pick(3) };
  const open = waitingChoices(state).filter((choice) => choice.open);
  return { type: 'choose', choice: open[pick(open.length)]!.index };
};
