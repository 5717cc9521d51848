import { Button, Field, Icon, TextInput } from '@wanderwork/ui';
import { CityField } from '../../common/components/city-field';
import { FieldPair } from '../../common/components/field-pair';
import { FormSection } from '../../common/components/form-section';
import { type CompareState } from '../model/url-codec';
import { findMoneyProblems } from '../model/comparison';

interface Props {
  state: CompareState;
  onChange: (part: Partial<CompareState>) => void;
}

export const CompareForm = ({ state, onChange }: Props) => {
  const { from, to, income, saved } = state;
  const problems = findMoneyProblems(state);
  return (
    <>
      <FormSection title="Two cities">
        <CityField label="Current city" slug={from} onChange={(next) => onChange({ from: next })} />
        <CityField
          label="New city"
          slug={to}
          error={from !== '' && from === to ? 'Choose two different cities.' : null}
          onChange={(next) => onChange({ to: next })}
        />
        <div>
          <Button size="small" onClick={() => onChange({ from: to, to: from })}>
            <Icon name="rotate-cw" size={16} /> Swap
          </Button>
        </div>
      </FormSection>
      <FormSection
        title="Your income"
        description="Per month, after tax, in US dollars. Leave empty to compare costs only."
      >
        <FieldPair>
          <Field label="Net income" optional error={problems.income}>
            <TextInput
              inputMode="decimal"
              value={income}
              onChange={(event) => onChange({ income: event.target.value })}
            />
          </Field>
          <Field label="Savings" optional error={problems.saved}>
            <TextInput
              inputMode="decimal"
              value={saved}
              onChange={(event) => onChange({ saved: event.target.value })}
            />
          </Field>
        </FieldPair>
      </FormSection>
    </>
  );
};
