import { type Action } from '@wanderwork/quest-engine';
import { getGame, type PlayEvent, type PlayState } from './play-state';
import {
  account,
  createAnswer,
  describeStep,
  events,
  game,
  here,
  NOW,
  play,
  rest,
  run,
  states,
  week,
  work,
} from './play-states.fixture';
import { type Step } from './steps';
import { transition } from './transition';

describe('a played run', () => {
  const idle: PlayState = states.idle;
  const pass = (state: PlayState, ...happenings: readonly PlayEvent[]): Step =>
    happenings.reduce<Step>(([before], event) => transition(before, event, NOW), [state]);
  const act = (state: PlayState, action: Action): PlayEvent => ({
    type: 'act',
    seen: getGame(state)!.state,
    action,
  });
  const getRequest = ([, ...effects]: Step) => effects.find((effect) => 'ticket' in effect);

  it('counts an action once when clicked twice before the next render', () => {
    const [state] = pass(idle, events.act, events.act);
    expect(getGame(state)?.run.log).toEqual([work, rest, work]);
  });

  it('ignores what the rules refuse', () => {
    expect(pass(idle, act(idle, { type: 'choose', choice: 99 }))).toEqual([idle]);
  });

  it('is saved before it is sent', () => {
    const step = pass(idle, act(idle, { type: 'quit' }));
    expect(describeStep(step)).toBe('sending save record send');
  });

  it('keeps the actions played while it was sent, and knows that the account lacks them', () => {
    const [state] = pass(states.sending, events.act, events.accepted);
    expect(getGame(state)!.run).toMatchObject({ log: [work, rest, work], account: { actions: 2 } });
  });

  it('is sent again after the answer when it ended meanwhile', () => {
    const step = pass(states.sending, act(states.sending, { type: 'quit' }), events.accepted);
    expect(getRequest(step)).toMatchObject({ do: 'send', run: { over: true } });
  });

  it('waits for the connection, and tries again later', () => {
    const step = pass(states.sending, events.failed, events.retry);
    expect(step[0]).toMatchObject({ at: 'sending', problem: { is: 'waiting' } });
    expect(getRequest(step)).toMatchObject({ run: here, reason: 'check' });
  });

  it('is not sent again by itself when the account refuses it', () => {
    const failure = { is: 'refused', code: 'quest.full', reason: 'You keep 400 runs.' } as const;
    const [state] = pass(states.sending, { ...events.failed, failure });
    const problem = { is: 'refused', reason: 'You keep 400 runs.', isFull: true };
    expect(state).toMatchObject({ at: 'idle', problem });
    expect(pass(state, events.retry)).toEqual([state]);
  });

  it('ignores the answer to an earlier request', () => {
    const [state] = pass(states.sending, events.leave);
    expect(pass(state, events.accepted)).toEqual([state]);
  });

  it('is sent by a request that outlives the page, once', () => {
    const step = pass(states.sending, events.leave);
    expect(getRequest(step)).toMatchObject({ run: here, isLeaving: true });
    expect(pass(step[0], events.leave)).toEqual([step[0]]);
  });

  it('continues where another device left off', () => {
    const newer = play(run, work, rest, rest).run;
    const step = pass(states.sending, { ...events.accepted, run: createAnswer(newer) });
    expect(describeStep(step)).toBe('idle save');
    expect(getGame(step[0])?.run.log).toEqual(newer.log);
  });

  it('keeps its actions when another device went on meanwhile, and learns of the other version next', () => {
    const newer = play(run, work, rest, rest).run;
    const [state] = pass(states.sending, events.act, { ...events.accepted, run: createAnswer(newer) });
    expect(getGame(state)!.run).toMatchObject({ log: [work, rest, work], account: { actions: 2 } });
  });

  it('continues as a new run when it was deleted elsewhere and has newer steps', () => {
    const step = pass(states.sending, { ...events.failed, failure: { is: 'gone' } });
    expect(describeStep(step)).toBe('sending save send');
    expect(getRequest(step)).toMatchObject({ run: { id: 'new', account: null, log: here.log } });
  });

  it('is deleted here too when the account had all of it', () => {
    const all = { ...game, run: { ...here, account: { ...account, actions: 2 } } };
    const step = pass({ ...states.sending, game: all }, { ...events.failed, failure: { is: 'gone' } });
    expect(describeStep(step)).toBe('departure remove announceDeletion');
  });

  it('stays with its owner when somebody else signs in', () => {
    const [state] = pass(states.sending, { type: 'userChanged', user: 'ben' });
    const step = pass(state, events.accepted);
    expect(describeStep(step)).toBe('idle save');
    expect(getGame(step[0])?.run.account).toMatchObject({ user: 'ana', actions: 2 });
    expect(describeStep(pass(step[0], events.check))).toBe('idle');
  });

  it('is kept for its owner when set aside after signing out', () => {
    const [, ...effects] = pass(idle, { type: 'userChanged', user: null }, events.setAside);
    expect(effects).toEqual([{ do: 'remove', mode: 'grand_tour', unsent: here }]);
  });

  it('shows that the browser cannot save it, until it can', () => {
    const [state] = pass(idle, { ...events.saved, result: 'not-saved' });
    expect(getGame(state)?.isUnsaved).toBe(true);
    expect(getGame(pass(state, { ...events.saved, result: 'saved' })[0])?.isUnsaved).toBe(false);
  });

  describe('between two weeks', () => {
    const assist: Action = { type: 'assist', assist: 'undo', on: true };

    it('cannot change what is being sent in', () => {
      expect(pass(states.awaitingKey, act(states.awaitingKey, assist))).toEqual([states.awaitingKey]);
      const [waiting] = pass(states.awaitingKey, events.failed);
      expect(pass(waiting, act(waiting, assist))).toEqual([waiting]);
    });

    it('can end, and is finished after the answer', () => {
      const step = pass(states.awaitingKey, act(states.awaitingKey, { type: 'quit' }), events.committed);
      expect(getRequest(step)).toMatchObject({ do: 'send', run: { over: true } });
    });

    it('sends the same week again after a lost answer', () => {
      const step = pass(states.awaitingKey, events.failed, events.retry);
      expect(getRequest(step)).toMatchObject({ do: 'commit', week: 0, run: week.run });
    });
  });

  describe('in two versions', () => {
    const choice: PlayState = { ...states.diverged, isSending: false };
    const chooseHere: PlayEvent = { type: 'choose', version: 'here' };

    it('names the account’s log when the player keeps this device’s', () => {
      const step = pass(choice, chooseHere);
      expect(getRequest(step)).toMatchObject({ do: 'send', run: here, instead: 'r1' });
      expect(pass(step[0], chooseHere)).toEqual([step[0]]);
    });

    it('cannot replace a final one', () => {
      const final: PlayState = { ...choice, isFixed: true };
      expect(pass(final, chooseHere)).toEqual([final]);
    });

    it('shows the newest one when the account’s has changed since', () => {
      const failure = {
        is: 'diverged',
        there: createAnswer(play(run, rest, rest).run),
        isFixed: false,
      } as const;
      const [state] = pass(states.diverged, { ...events.failed, failure });
      expect(state).toMatchObject({ there: { log: [rest, rest] }, isSending: false });
      expect('refusal' in state && state.refusal).toMatch(/^The version in your account has changed/);
    });
  });
});
