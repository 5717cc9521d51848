import type { FigureGroup } from '@wanderwork/contracts';

/** The values that a figure may take. `months` is a series from January to December. */
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
  /** A note shown with this figure for every city. */
  note: string | null;
  /** Text shown when the figure is not known, if a mere gap would be misread. */
  unknown: string | null;
  kind: FigureKind;
  /** The score uses this figure, so a figure left out of print may be kept for the score alone. */
  scored: boolean;
}

type Details = Partial<Pick<FigureDefinition, 'unit' | 'note' | 'unknown' | 'scored'>>;

/** Creates a function that defines the figures of one group from a label, the values and optional details. */
export const defineGroup =
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

export const defineNumberRange = (min: number, max: number): FigureKind => ({ type: 'number', min, max });
export const defineMonthRange = (min: number, max: number): FigureKind => ({ type: 'months', min, max });
export const defineText = (longest: number): FigureKind => ({ type: 'text', longest });
export const oneOf = (...choices: string[]): FigureKind => ({ type: 'choice', choices });
