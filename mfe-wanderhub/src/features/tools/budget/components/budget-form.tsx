import { Segmented } from '@wanderwork/ui';
import { CityField } from '../../common/components/city-field';
import { FieldPair } from '../../common/components/field-pair';
import { FormSection } from '../../common/components/form-section';
import { type BudgetState } from '../model/url-codec';
import { findBudgetProblems } from '../model/inputs';
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
  const problems = findBudgetProblems(state);
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
        <HousingFields {...fieldProps} />
      </FormSection>
      <FormSection title="Your own costs">
        <ExtraRows extras={state.extras} onChange={(extras) => onChange({ extras })} />
      </FormSection>
      <FormSection
        title="Your currency"
        description="Figures are in US dollars. Enter your own exchange rate to convert them."
      >
        <CurrencyFields {...fieldProps} />
      </FormSection>
    </>
  );
};
