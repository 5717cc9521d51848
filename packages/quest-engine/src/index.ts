export { type Action, type Refusal } from './actions/action.js';
export { endings, type Ending } from './endings.js';
export { hash } from './hash.js';
export { type Entry } from './journal.js';
export { reduce, type Reduced } from './reduce.js';
export { difficulties, modes, rulesOf, type Difficulty, type Mode, type Rules } from './rules/rules.js';
export { score } from './score.js';
export { begin, type Start, type State } from './state.js';
