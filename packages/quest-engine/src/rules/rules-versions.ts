import { type Rules } from './rules.js';

/*
 * A run keeps the version of the rules that its plan names, so changed rules and new cards disturb no run in progress.
 * A version adds to those before it. Runs from before versions existed name none and play the first.
 */
export const FIRST_RULES = 1;
export const CURRENT_RULES = 2;

/** The n-th holds what version n + 2 changes in every run. A version that only adds cards has none. */
const changes: readonly Partial<Rules>[] = [{ version: 2 }];

export const getVersionRules = (version: number): Partial<Rules> =>
  Object.assign({}, ...changes.slice(0, version - 1), version > FIRST_RULES && { version }) as Partial<Rules>;
