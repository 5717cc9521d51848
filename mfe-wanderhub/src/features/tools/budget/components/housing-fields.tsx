import { Field, Select } from '@wanderwork/ui';
import { housings, type BudgetState, type Housing } from '../model/url-codec';
import { type BudgetProblems } from '../model/inputs';
import { AmountField } from './amount-field';

interface Props {
  state: BudgetState;
  problems: BudgetProblems;
  onChange: (part: Partial<BudgetState>) => void;
}

const housingLabels: Record<Housing, string> = {
  centre: 'A flat with one bedroom, in the centre',
  outside: 'A flat with one bedroom, outside the centre',
  hotel: 'A hotel, at the US official rate',
  own: 'A rent that I know',
};

/** Where one sleeps, and in how many of them. */
export const HousingFields = ({ state: { housing, rent, homes }, problems, onChange }: Props) => (
  <>
    <Field label="Where you sleep">
      <Select value={housing} onChange={(event) => onChange({ housing: event.target.value as Housing })}>
        {housings.map((one) => (
          <option key={one} value={one}>
            {housingLabels[one]}
          </option>
        ))}
      </Select>
    </Field>
    {housing === 'own' && (
      <AmountField
        label="All rents together, US dollars a month"
        value={rent}
        error={problems.rent}
        onChange={(next) => onChange({ rent: next })}
      />
    )}
    <AmountField
      label={housing === 'hotel' ? 'Rooms' : 'Flats'}
      description="Empty means one for each two people."
      optional
      value={homes}
      error={problems.homes}
      onChange={(next) => onChange({ homes: next })}
    />
  </>
);
