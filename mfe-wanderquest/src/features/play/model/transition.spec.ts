import { type PlayEvent } from './play-state';
import { describeStep, events, NOW, states, type StateName } from './play-states.fixture';
import { transition } from './transition';

type Table = Record<PlayEvent['type'], Partial<Record<StateName, string>>>;

/** The next state, and the effects. What is missing leaves its state as it is. */
const table: Table = {
  open: {
    opening: 'opening unlock lock',
    departure: 'opening unlock lock',
    elsewhere: 'opening unlock lock',
    outdated: 'opening unlock lock',
    idle: 'opening send unlock lock',
    sending: 'opening send unlock lock',
    awaitingKey: 'opening unlock lock',
    diverged: 'opening unlock lock',
  },
  opened: { opening: 'sending send' },
  denied: { opening: 'elsewhere' },
  lockLost: {
    opening: 'elsewhere',
    departure: 'elsewhere',
    elsewhere: 'elsewhere',
    outdated: 'elsewhere',
    idle: 'elsewhere',
    sending: 'elsewhere',
    awaitingKey: 'elsewhere',
    diverged: 'elsewhere',
  },
  userChanged: { idle: 'sending send', sending: 'sending', awaitingKey: 'awaitingKey' },
  start: { departure: 'sending save send' },
  load: { departure: 'sending save send', outdated: 'sending save send' },
  act: { idle: 'idle save record', sending: 'sending save record' },
  saved: { idle: 'elsewhere unlock', sending: 'elsewhere unlock', awaitingKey: 'elsewhere unlock' },
  accepted: { sending: 'idle save', diverged: 'sending save send' },
  committed: { awaitingKey: 'idle save save record' },
  failed: { sending: 'idle', awaitingKey: 'idle', diverged: 'diverged' },
  check: { idle: 'sending send', sending: 'sending', awaitingKey: 'awaitingKey' },
  retry: {},
  diverge: { outdated: 'diverged' },
  choose: { diverged: 'sending save send' },
  setAside: {
    outdated: 'departure remove',
    idle: 'departure remove',
    sending: 'departure remove',
    awaitingKey: 'departure remove',
  },
  leave: { idle: 'sending send', sending: 'sending send' },
  close: {
    opening: 'opening unlock',
    departure: 'opening unlock',
    elsewhere: 'opening unlock',
    outdated: 'opening unlock',
    idle: 'opening send unlock',
    sending: 'opening send unlock',
    awaitingKey: 'opening unlock',
    diverged: 'opening unlock',
  },
};

describe.each(Object.keys(events) as (keyof typeof events)[])('the event %s', (type) => {
  it.each(Object.keys(states) as StateName[])('in the state %s', (name) => {
    const step = transition(states[name], events[type], NOW);
    const expected = table[type][name];
    if (expected === undefined) expect(step).toEqual([states[name]]);
    else expect(describeStep(step)).toBe(expected);
  });
});
