import { Segmented } from '@wanderwork/ui';
import { CityField } from '../../common/components/city-field';
import { Pair } from '../../common/components/pair';
import { Part } from '../../common/components/part';
import { type BudgetState } from '../model/address';
import { budgetProblems } from '../model/inputs';
import { AmountField } from './amount-field';
import { CurrencyFields } from './currency-fields';
import { ExtraRows } from './extra-rows';
import { HousingFields } from './housing-fields';

interface Props {
  state: BudgetState;
  onChange: (part: Partial<BudgetState>) => void;
}

const units: { value: BudgetState['unit']; label: string }[] = [
  { value: 'months', label: 'Months' },
  { value: 'weeks', label: 'Weeks' },
];

export const BudgetForm = ({ state, onChange }: Props) => {
  const problems = budgetProblems(state);
  const asked = { state, problems, onChange };
  return (
    <>
      <Part title="Where and for whom">
        <CityField label="City" slug={state.city} onChange={(city) => onChange({ city })} />
        <Pair>
          <AmountField
            label="People"
            value={state.people}
            error={problems.people}
            onChange={(people) => onChange({ people })}
          />
          <AmountField
            label="How long"
            value={state.length}
            error={problems.length}
            onChange={(length) => onChange({ length })}
          />
        </Pair>
        <div>
          <Segmented
            label="Unit of the length"
            options={units}
            value={state.unit}
            onChange={(unit) => onChange({ unit })}
          />
        </div>
      </Part>
      <Part title="Living">
        <HousingFields {...asked} />
      </Part>
      <Part title="Your own costs">
        <ExtraRows extras={state.extras} onChange={(extras) => onChange({ extras })} />
      </Part>
      <Part
        title="In another currency"
        about="Figures are in US dollars. The rate is yours: none is kept here."
      >
        <CurrencyFields {...asked} />
      </Part>
    </>
  );
};
