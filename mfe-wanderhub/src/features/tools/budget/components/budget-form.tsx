import { usePrices } from '@wanderwork/platform/prices';
import { Segmented, Field, TextInput, Select } from '@wanderwork/ui';
import { housings, type Housing } from '@wanderwork/travel';
import { CityField } from '../../common/components/city-field';
import { FieldPair, FormSection } from '../../common/components/form-section';
import { MoneyInput } from '../../common/components/money-input';
import { type BudgetState } from '../model/url-codec';
import { findBudgetProblems, type BudgetProblems } from '../model/inputs';
import { ExtraRows } from './extra-rows';

interface Props {
  state: BudgetState;
  onChange: (part: Partial<BudgetState>) => void;
}

const units: { value: BudgetState['unit']; label: string }[] = [
  { value: 'months', label: 'Months' },
  { value: 'weeks', label: 'Weeks' },
];

export const BudgetForm = ({ state, onChange }: Props) => {
  const money = usePrices().currency?.code ?? 'US dollars';
  const problems = findBudgetProblems(state, money);
  const fieldProps = { state, problems, onChange };
  return (
    <>
      <FormSection title="City and people">
        <CityField label="City" slug={state.city} onChange={(city) => onChange({ city })} />
        <FieldPair>
          <AmountField
            label="People"
            value={state.people}
            error={problems.people}
            onChange={(people) => onChange({ people })}
          />
          <AmountField
            label="Length of stay"
            value={state.length}
            error={problems.length}
            onChange={(length) => onChange({ length })}
          />
        </FieldPair>
        <div>
          <Segmented
            label="Unit"
            options={units}
            value={state.unit}
            onChange={(unit) => onChange({ unit })}
          />
        </div>
      </FormSection>
      <FormSection title="Housing">
        <HousingFields {...fieldProps} money={money} />
      </FormSection>
      <FormSection title="Your own costs">
        <ExtraRows money={money} extras={state.extras} onChange={(extras) => onChange({ extras })} />
      </FormSection>
      <FormSection
        title="Your own rate"
        description="Know a better exchange rate, such as your bank’s? See the total at that rate too."
      >
        <CurrencyFields {...fieldProps} />
      </FormSection>
    </>
  );
};

interface CurrencyFieldsProps {
  state: BudgetState;
  problems: BudgetProblems;
  onChange: (part: Partial<BudgetState>) => void;
}

/** A second currency at the user's own exchange rate. */
const CurrencyFields = ({ state: { currency, rate }, problems, onChange }: CurrencyFieldsProps) => (
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

interface HousingFieldsProps {
  state: BudgetState;
  problems: BudgetProblems;
  onChange: (part: Partial<BudgetState>) => void;
  money: string;
}

const housingLabels: Record<Housing, string> = {
  apartment: 'One-bedroom apartment, good district',
  hotel: 'Hotel, US government rate',
  own: 'My own rent',
};

/** The type of accommodation and the number of apartments or rooms. */
const HousingFields = ({
  state: { housing, rent, homes },
  problems,
  onChange,
  money,
}: HousingFieldsProps) => (
  <>
    <Field label="Accommodation">
      <Select value={housing} onChange={(event) => onChange({ housing: event.target.value as Housing })}>
        {housings.map((one) => (
          <option key={one} value={one}>
            {housingLabels[one]}
          </option>
        ))}
      </Select>
    </Field>
    {housing === 'own' && (
      <Field label={`Total rent, ${money} a month`} error={problems.rent}>
        <MoneyInput usd={rent} onChange={(next) => onChange({ rent: next })} />
      </Field>
    )}
    <AmountField
      label={housing === 'hotel' ? 'Rooms' : 'Apartments'}
      description="Leave empty for one per two people."
      optional
      value={homes}
      error={problems.homes}
      onChange={(next) => onChange({ homes: next })}
    />
  </>
);

interface AmountFieldProps {
  label: string;
  description?: string;
  optional?: boolean;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
}

/** A number input that keeps the typed text. */
const AmountField = ({ value, onChange, ...field }: AmountFieldProps) => (
  <Field {...field}>
    <TextInput inputMode="decimal" value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
);
