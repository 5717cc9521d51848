import { Field, Segmented, Select, TextInput } from '@wanderwork/ui';
import { CityField } from '../../common/components/city-field';
import { Pair } from '../../common/components/pair';
import { Part } from '../../common/components/part';
import { housings, type BudgetState, type Housing } from '../model/address';
import { budgetProblems } from '../model/inputs';
import { ExtraRows } from './extra-rows';

interface Props {
  state: BudgetState;
  onChange: (part: Partial<BudgetState>) => void;
}

const housingWords: Record<Housing, string> = {
  centre: 'A flat with one bedroom, in the centre',
  outside: 'A flat with one bedroom, outside the centre',
  hotel: 'A hotel, at the US official rate',
  own: 'A rent that I know',
};

export const BudgetForm = ({ state, onChange }: Props) => {
  const problems = budgetProblems(state);
  const input = (key: 'people' | 'homes' | 'length' | 'rent' | 'rate') => (
    <TextInput
      inputMode="decimal"
      value={state[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <>
      <Part title="Where and for whom">
        <CityField label="City" slug={state.city} onChange={(city) => onChange({ city })} />
        <Pair>
          <Field label="People" error={problems.people}>
            {input('people')}
          </Field>
          <Field label="How long" error={problems.length}>
            {input('length')}
          </Field>
        </Pair>
        <div>
          <Segmented
            label="Unit of the length"
            options={[
              { value: 'months', label: 'Months' },
              { value: 'weeks', label: 'Weeks' },
            ]}
            value={state.unit}
            onChange={(unit) => onChange({ unit })}
          />
        </div>
      </Part>
      <Part title="Living">
        <Field label="Where you sleep">
          <Select
            value={state.housing}
            onChange={(event) => onChange({ housing: event.target.value as Housing })}
          >
            {housings.map((housing) => (
              <option key={housing} value={housing}>
                {housingWords[housing]}
              </option>
            ))}
          </Select>
        </Field>
        {state.housing === 'own' ? (
          <Field label="All rents together, US dollars a month" error={problems.rent}>
            {input('rent')}
          </Field>
        ) : null}
        <Field
          label={state.housing === 'hotel' ? 'Rooms' : 'Flats'}
          description="Empty means one for each two people."
          optional
          error={problems.homes}
        >
          {input('homes')}
        </Field>
      </Part>
      <Part title="Your own costs">
        <ExtraRows extras={state.extras} onChange={(extras) => onChange({ extras })} />
      </Part>
      <Part
        title="In another currency"
        about="Figures are in US dollars. The rate is yours: none is kept here."
      >
        <Pair>
          <Field label="Currency" optional error={problems.currency}>
            <TextInput
              value={state.currency}
              maxLength={3}
              placeholder="EUR"
              autoComplete="off"
              onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
            />
          </Field>
          <Field label="For one US dollar" optional error={problems.rate}>
            {input('rate')}
          </Field>
        </Pair>
      </Part>
    </>
  );
};
