import { type EditableFigure } from '@wanderwork/contracts';
import type { Edit } from './edits';

const numberFormat = new Intl.NumberFormat('en');

/** Describes the allowed values: "100 to 20,000, USD a month". */
export const describeValue = ({ values, unit }: Pick<EditableFigure, 'values' | 'unit'>): string | null => {
  switch (values.type) {
    case 'number':
      return `${numberFormat.format(values.min)} to ${numberFormat.format(values.max)}${unit ? `, ${unit}` : ''}`;
    case 'months':
      return `Twelve numbers, January first, separated by |${unit ? `, ${unit}` : ''}. Leave a month empty if it isn’t known.`;
    case 'text':
      return `Up to ${values.longest} characters`;
    case 'choice':
      return null;
  }
};

/** The form values of one figure. */
export type FigureFields = Record<'value' | 'source' | 'year' | 'grade' | 'note', string>;

export const toFields = ({ value, source, year, grade, note }: Edit): FigureFields => ({
  value,
  source,
  year,
  grade: grade ?? '',
  note,
});
