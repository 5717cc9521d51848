import type { EditableFigure } from '@wanderwork/contracts';

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
