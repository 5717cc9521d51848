import type { FigureGroup } from '@wanderwork/contracts';

/** What values a figure may take; `months` is a series from January to December. */
export type FigureKind =
  | { type: 'number'; min: number; max: number }
  | { type: 'months'; min: number; max: number }
  | { type: 'text'; longest: number }
  | { type: 'choice'; choices: readonly string[] };

/** One figure that a city may have. */
export interface FigureDefinition {
  key: string;
  group: FigureGroup;
  label: string;
  unit: string | null;
  /** What holds for this figure of every city. */
  note: string | null;
  /** What is said where it is not known, when a mere gap would be misread. */
  unknown: string | null;
  kind: FigureKind;
  /** Read by the score: a figure left out of print may go on here. */
  scored: boolean;
}

type Details = Partial<Pick<FigureDefinition, 'unit' | 'note' | 'unknown' | 'scored'>>;

/** Definitions of one group, written shortly: a label, the values, and what is special. */
export const groupOf =
  (group: FigureGroup) =>
  (key: string, label: string, kind: FigureKind, details: Details = {}) =>
    ({
      key,
      group,
      label,
      kind,
      unit: null,
      note: null,
      unknown: null,
      scored: false,
      ...details,
    }) satisfies FigureDefinition;

export const between = (min: number, max: number): FigureKind => ({ type: 'number', min, max });
export const monthsBetween = (min: number, max: number): FigureKind => ({ type: 'months', min, max });
export const textUpTo = (longest: number): FigureKind => ({ type: 'text', longest });
export const oneOf = (...choices: string[]): FigureKind => ({ type: 'choice', choices });
