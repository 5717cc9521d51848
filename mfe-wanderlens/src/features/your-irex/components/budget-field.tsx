import { BUDGET_MAX, BUDGET_MIN } from '@wanderwork/contracts';
import { Field, TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import { formatMoney } from '../../../shared/format';

interface Props {
  budgetUsd: number | null;
  onChange: (budgetUsd: number | null) => void;
}

const parseAmount = (text: string): number | null => {
  const value = /^\s*\$?\s*\d[\d,]*\s*$/.test(text) ? Number(text.replace(/[$,\s]/g, '')) : NaN;
  return value >= BUDGET_MIN && value <= BUDGET_MAX ? value : null;
};

/** The monthly budget. Invalid text changes nothing and shows an error. */
export const BudgetField = ({ budgetUsd, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (budgetUsd === null ? '' : String(budgetUsd));
  const isInvalid = text.trim() !== '' && parseAmount(text) === null;
  const handleChange = (next: string) => {
    setTyped(next);
    if (next.trim() === '') onChange(null);
    else if (parseAmount(next) !== null) onChange(parseAmount(next));
  };
  return (
    <Field
      label="Monthly budget"
      description="US dollars; replaces the affordability score"
      error={
        isInvalid
          ? `Please enter an amount from ${formatMoney(BUDGET_MIN)} to ${formatMoney(BUDGET_MAX)}`
          : null
      }
      optional
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder="1,500"
        value={text}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={() => isInvalid || setTyped(null)}
      />
    </Field>
  );
};
