import { Field, Segmented, Select, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { DayField } from '../../common/components/day-field';
import { Part } from '../../common/components/part';
import { wholeNumber } from '../../common/model/numbers';
import { StayRows } from '../../stays/components/stay-rows';
import { stayProblems } from '../../stays/model/stay';
import { blankCountryStay, type CountryStayText, type TaxState } from '../model/address';
import { countryChoices, countryName } from '../model/countries';
import { yearStarts, type YearStart } from '../model/country-days';
import { LINE } from '../model/reading';
import { countingWords, yearStartWords } from '../model/rule-words';

interface Props {
  state: TaxState;
  onChange: (part: Partial<TaxState>) => void;
}

export const TaxForm = ({ state, onChange }: Props) => {
  const { stays, plan, counting, yearStart, line } = state;
  const country = (row: CountryStayText, change: (part: Partial<CountryStayText>) => void) => (
    <CountryField row={row} onChange={change} />
  );
  return (
    <>
      <Part title="Your stays" about="One row for each stay in a country, past and planned.">
        <StayRows
          stays={stays}
          blank={blankCountryStay}
          onChange={(next) => onChange({ stays: next })}
          before={country}
        />
      </Part>
      <Part title="Try a stay" about="Counted with the others, and shown apart.">
        <PlanFields plan={plan} onChange={(part) => onChange({ plan: { ...plan, ...part } })} />
      </Part>
      <Part title="How to count" about="Each law has its own rule: look it up for the country that you mean.">
        <div>
          <Segmented
            label="Which days count"
            options={countingWords.map(({ value, label }) => ({ value, label }))}
            value={counting}
            onChange={(next) => onChange({ counting: next })}
          />
        </div>
        <Pair>
          <Field label="The tax year begins">
            <Select
              value={yearStart}
              onChange={(event) => onChange({ yearStart: event.target.value as YearStart })}
            >
              {yearStarts.map((start) => (
                <option key={start} value={start}>
                  {yearStartWords(start)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Your line, in days"
            error={wholeNumber(line, LINE) === null ? 'A whole number from 1 to 366.' : null}
          >
            <TextInput
              inputMode="numeric"
              value={line}
              onChange={(event) => onChange({ line: event.target.value })}
            />
          </Field>
        </Pair>
      </Part>
    </>
  );
};

interface CountryProps {
  row: CountryStayText;
  onChange: (part: Partial<CountryStayText>) => void;
}

const problemOf = ({ country, entry, exit }: CountryStayText): string | null => {
  if (country && countryName(country) === null) return `“${country}” is no country that we know.`;
  return !country && (entry || exit) ? 'The country is missing.' : null;
};

const CountryField = ({ row, onChange }: CountryProps) => {
  const [choices] = useState(countryChoices);
  return (
    <Field label="Country" error={problemOf(row)}>
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
  const problems = stayProblems(plan);
  return (
    <Pair role="group" aria-label="Stay to try">
      <Whole>
        <CountryField row={plan} onChange={onChange} />
      </Whole>
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
    </Pair>
  );
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s3) var(--s2);
  align-items: start;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
