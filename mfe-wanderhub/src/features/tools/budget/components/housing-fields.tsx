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
  centre: 'One-bedroom apartment, city center',
  outside: 'One-bedroom apartment, outside the center',
  hotel: 'Hotel, US government rate',
  own: 'My own rent',
};

/** The type of accommodation and the number of apartments or rooms. */
export const HousingFields = ({ state: { housing, rent, homes }, problems, onChange }: Props) => (
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
      <AmountField
        label="Total rent, US dollars a month"
        value={rent}
        error={problems.rent}
        onChange={(next) => onChange({ rent: next })}
      />
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
