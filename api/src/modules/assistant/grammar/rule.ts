import type { NextStep, RefusalForm } from '@wanderwork/contracts';
import type { Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, Reading } from './intent.js';

/** Reads a clause whose form matches the pattern; null if the clause asks for something else. */
export interface Rule {
  pattern: RegExp;
  read(clause: Clause, context: TurnContext, match: RegExpExecArray): Reading | null;
}

export const toReading = (intent: Intent): Reading => ({ is: 'intent', intent });

/** A rule without conditions besides its pattern. */
export const rule = (
  pattern: RegExp,
  read: (clause: Clause, context: TurnContext, match: RegExpExecArray) => Intent | Reading | null,
): Rule => ({
  pattern,
  read: (clause, context, match) => {
    const found = read(clause, context, match);
    return found && ('is' in found ? found : toReading(found));
  },
});

export const ask = (text: string, label = text): NextStep => ({ kind: 'ask', label, text });
export const link = (label: string, href: string): NextStep => ({ kind: 'link', label, href });

export const refuse = (
  form: RefusalForm,
  text: string,
  next: readonly NextStep[],
  marked: readonly { start: number; end: number }[] = [],
): Reading => ({ is: 'refusal', form, text, next: [...next], marked: [...marked] });

export const refusalRule = (
  pattern: RegExp,
  form: RefusalForm,
  text: string,
  next: readonly NextStep[],
): Rule => ({ pattern, read: () => refuse(form, text, next) });

/** The first rule that reads the clause. */
export const applyRules = (rules: readonly Rule[], clause: Clause, context: TurnContext): Reading | null => {
  for (const { pattern, read } of rules) {
    const match = pattern.exec(clause.form);
    const reading = match && read(clause, context, match);
    if (reading) return reading;
  }
  return null;
};
