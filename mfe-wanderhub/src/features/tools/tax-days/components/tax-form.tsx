import { Field, Segmented, Select, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { yearStarts, type YearStart } from '@wanderwork/travel';
import { DayField } from '../../common/components/day-field';
import { FormSection } from '../../common/components/form-section';
import { parseWholeNumber } from '../../common/model/numbers';
import { StayRows } from '../../stays/components/stay-rows';
import { findStayProblems } from '../../stays/model/stay-text';
import { blankCountryStay, type CountryStayText, type TaxState } from '../model/url-codec';
import { getCountryChoices, getCountryName } from '../model/countries';
import { THRESHOLD_BOUNDS } from '../model/calculate-tax-days';
import { countingLabels, formatYearStart } from '../model/labels';

interface Props {
  state: TaxState;
  onChange: (part: Partial<TaxState>) => void;
}

export const TaxForm = ({ state, onChange }: Props) => {
  const { stays, plan, counting, yearStart, threshold } = state;
  const renderCountryField = (row: CountryStayText, change: (part: Partial<CountryStayText>) => void) => (
    <CountryField row={row} onChange={change} />
  );
  return (
    <>
      <FormSection title="Your stays" description="Add one row per stay in a country, past and planned.">
        <StayRows
          stays={stays}
          blank={blankCountryStay}
          onChange={(next) => onChange({ stays: next })}
          renderBefore={renderCountryField}
        />
      </FormSection>
      <FormSection title="Plan a stay" description="It counts with your other stays and is shown separately.">
        <PlanFields plan={plan} onChange={(part) => onChange({ plan: { ...plan, ...part } })} />
      </FormSection>
      <FormSection title="How to count" description="Every country has its own rule: look it up for yours.">
        <div>
          <Segmented
            label="Which days count"
            options={countingLabels.map(({ value, label }) => ({ value, label }))}
            value={counting}
            onChange={(next) => onChange({ counting: next })}
          />
        </div>
        <FieldPair>
          <Field label="Tax year starts">
            <Select
              value={yearStart}
              onChange={(event) => onChange({ yearStart: event.target.value as YearStart })}
            >
              {yearStarts.map((start) => (
                <option key={start} value={start}>
                  {formatYearStart(start)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Your limit, in days"
            error={
              parseWholeNumber(threshold, THRESHOLD_BOUNDS) === null
                ? 'Enter a whole number from 1 to 366.'
                : null
            }
          >
            <TextInput
              inputMode="numeric"
              value={threshold}
              onChange={(event) => onChange({ threshold: event.target.value })}
            />
          </Field>
        </FieldPair>
      </FormSection>
    </>
  );
};

interface CountryProps {
  row: CountryStayText;
  onChange: (part: Partial<CountryStayText>) => void;
}

const findCountryProblem = ({ country, entry, exit }: CountryStayText): string | null => {
  if (country && getCountryName(country) === null) return `“${country}” isn’t a country we know.`;
  return !country && (entry || exit) ? 'Choose a country.' : null;
};

const CountryField = ({ row, onChange }: CountryProps) => {
  const [choices] = useState(getCountryChoices);
  return (
    <Field label="Country" error={findCountryProblem(row)}>
      <Combobox
        options={choices}
        value={row.country || null}
        listLabel="Countries"
        onChange={(country) => onChange({ country: country ?? '' })}
      />
    </Field>
  );
};

interface PlanProps {
  plan: CountryStayText;
  onChange: (part: Partial<CountryStayText>) => void;
}

const PlanFields = ({ plan, onChange }: PlanProps) => {
  const problems = findStayProblems(plan);
  return (
    <FieldPair role="group" aria-label="Planned stay">
      <FullWidth>
        <CountryField row={plan} onChange={onChange} />
      </FullWidth>
      <DayField
        label="Entry"
        value={plan.entry}
        error={problems.entry}
        onChange={(entry) => onChange({ entry })}
      />
      <DayField
        label="Exit"
        value={plan.exit}
        error={problems.exit}
        onChange={(exit) => onChange({ exit })}
      />
    </FieldPair>
  );
};

const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s3) var(--s2);
  align-items: start;
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
