import { type Action } from './actions/action.js';
import { assists } from './assists.js';
import { type Verb } from './life/verbs.js';

/** The log's text format: one word per action, separated by spaces; about 4 KB a run. */
const verbCodes: Readonly<Record<Verb, string>> = {
  work: 'w',
  rest: 'r',
  explore: 'e',
  socialise: 's',
  admin: 'a',
};

const serializeAction = (action: Action): string => {
  switch (action.type) {
    case 'spend':
      return `${verbCodes[action.verb]}${action.days}`;
    case 'choose':
      return `c${action.choice}`;
    case 'move':
      return `${action.by === 'air' ? 'f' : 'l'}${action.to}.${action.ahead}`;
    case 'lodge':
      return `h${action.lodging}`;
    case 'buy':
      return `b${action.gear}`;
    case 'take':
      return 't';
    case 'extend':
      return 'x';
    case 'apply':
      return `v${action.zone}`;
    case 'assist':
      return `o${assists.indexOf(action.assist)}.${Number(action.on)}`;
    case 'undo':
      return 'u';
    case 'week':
      return `k${action.a}.${action.b}`;
    case 'quit':
      return 'q';
  }
};

type Reader = (first: number, second: number) => Action;

const spend =
  (verb: Verb): Reader =>
  (days) => ({ type: 'spend', verb, days });

/** `ahead` may be any number here. The rules refuse what nobody sells. */
const move =
  (by: 'air' | 'land'): Reader =>
  (to, ahead) => ({ type: 'move', to, by, ahead: ahead as 0 | 7 | 14 });

const readers: Readonly<Record<string, Reader>> = {
  w: spend('work'),
  r: spend('rest'),
  e: spend('explore'),
  s: spend('socialise'),
  a: spend('admin'),
  c: (choice) => ({ type: 'choose', choice }),
  f: move('air'),
  l: move('land'),
  h: (lodging) => ({ type: 'lodge', lodging }),
  b: (gear) => ({ type: 'buy', gear }),
  t: () => ({ type: 'take' }),
  x: () => ({ type: 'extend' }),
  v: (zone) => ({ type: 'apply', zone }),
  // An unknown assist serializes differently than it was read, and so is refused.
  o: (assist, on) => ({ type: 'assist', assist: assists[assist]!, on: on === 1 }),
  u: () => ({ type: 'undo' }),
  k: (a, b) => ({ type: 'week', a, b }),
  q: () => ({ type: 'quit' }),
};

const word = /^([a-z])(\d{1,10})?(?:\.(\d{1,10}))?$/;

/** Each action has one spelling, so that two logs are the same when their texts are. */
const parseWord = (text: string): Action | null => {
  const [, verbCode = '', first, second] = word.exec(text) ?? [];
  const action = readers[verbCode]?.(Number(first), Number(second));
  return action && serializeAction(action) === text ? action : null;
};

export const serializeLog = (actions: readonly Action[]): string => actions.map(serializeAction).join(' ');

/** Parses a log; null when a word is invalid. Whether actions are legal is for the rules. */
export const parseLog = (text: string): Action[] | null => {
  if (text === '') return [];
  const actions: Action[] = [];
  for (const one of text.split(' ')) {
    const action = parseWord(one);
    if (!action) return null;
    actions.push(action);
  }
  return actions;
};
