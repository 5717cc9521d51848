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
        <CityField label="Where you are" slug={from} onChange={(next) => onChange({ from: next })} />
        <CityField
          label="Where you would go"
          slug={to}
          error={from !== '' && from === to ? 'The same city twice: choose another.' : null}
          onChange={(next) => onChange({ to: next })}
        />
        <div>
          <Button size="small" onClick={() => onChange({ from: to, to: from })}>
            <Icon name="rotate-cw" size={16} /> Swap them
          </Button>
        </div>
      </FormSection>
      <FormSection
        title="Your income"
        description="After tax, a month, in US dollars. Without it, the figures alone are compared."
      >
        <FieldPair>
          <Field label="Comes in" optional error={problems.income}>
            <TextInput
              inputMode="decimal"
              value={income}
              onChange={(event) => onChange({ income: event.target.value })}
            />
          </Field>
          <Field label="Put aside" optional error={problems.saved}>
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
