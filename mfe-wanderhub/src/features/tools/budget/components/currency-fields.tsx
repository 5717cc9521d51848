import { Field, TextInput } from '@wanderwork/ui';
import { FieldPair } from '../../common/components/field-pair';
import { type BudgetState } from '../model/url-codec';
import { type BudgetProblems } from '../model/inputs';
import { AmountField } from './amount-field';

interface Props {
  state: BudgetState;
  problems: BudgetProblems;
  onChange: (part: Partial<BudgetState>) => void;
}

/** A second currency at the user's own exchange rate. */
export const CurrencyFields = ({ state: { currency, rate }, problems, onChange }: Props) => (
  <FieldPair>
    <Field label="Currency" optional error={problems.currency}>
      <TextInput
        value={currency}
        maxLength={3}
        placeholder="EUR"
        autoComplete="off"
        onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
      />
    </Field>
    <AmountField
      label="Rate per US dollar"
      optional
      value={rate}
      error={problems.rate}
      onChange={(next) => onChange({ rate: next })}
    />
  </FieldPair>
);
