import { errorCodes, type EditableFigure, type tableGrades } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
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

export const gradeLabels: readonly (readonly [(typeof tableGrades)[number], string])[] = [
  ['measured', 'Measured locally'],
  ['country', 'Country figure'],
  ['estimate', 'Estimate'],
];

const FIELDS = ['value', 'source', 'year', 'grade', 'note'];

/**
 * The server names a field by its figure (`monthly_cost.value`), the form without it. Throws the error with renamed
 * paths; errors without a known field are thrown unchanged.
 */
export const throwFieldErrors = (error: unknown): never => {
  if (!(error instanceof HttpError) || error.code !== errorCodes.validation) throw error;
  const errors = (error.body?.errors ?? []).map(({ path, rule, message }) => ({
    path: path.split('.').at(-1) ?? path,
    rule,
    message: message.replace(/^\w+: /, '').replace(/^./, (first) => first.toUpperCase()),
  }));
  if (!errors.every(({ path }) => FIELDS.includes(path))) throw error;
  const body = JSON.stringify({ ...error.body, errors });
  throw new HttpError(error.status, body);
};
