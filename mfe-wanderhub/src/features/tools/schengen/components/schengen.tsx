import { useState } from 'react';
import styled from 'styled-components';
import { TextLink } from '@wanderwork/ui';
import { getLocalDay, parseDay } from '@wanderwork/travel';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { schengenUrlCodec, blankStay, type SchengenState } from '../model/url-codec';
import { calculateSchengen } from '../model/calculate-schengen';
import { SchengenResult } from './schengen-result';
import { DayField } from '../../common/components/day-field';
import { FormSection } from '../../common/components/form-section';
import { StayRows } from '../../stays/components/stay-rows';
import { findStayProblems } from '../../stays/model/stay-text';

/** Counts days in the Schengen area. */
export const Schengen = () => {
  const { state, change, query } = useToolState(schengenUrlCodec);
  const [today] = useState(() => getLocalDay(new Date()));
  return (
    <ToolPage
      tool="schengen"
      form={<SchengenForm state={state} onChange={change} />}
      result={<SchengenResult result={calculateSchengen(state, today)} query={query} />}
      rules={<SchengenRules />}
    />
  );
};

interface SchengenFormProps {
  state: SchengenState;
  onChange: (part: Partial<SchengenState>) => void;
}

/** A planned stay may have no exit: then the latest possible one is calculated. */
const findPlanProblems = ({ plan }: SchengenState) => {
  const { entry, exit } = findStayProblems(plan);
  return { entry, exit: plan.exit ? exit : null };
};

const SchengenForm = ({ state, onChange }: SchengenFormProps) => {
  const { stays, on, plan } = state;
  const problems = findPlanProblems(state);
  return (
    <>
      <FormSection
        title="Your stays"
        description="Add past and booked stays in any Schengen country. Remove days covered by a residence permit or a national long-stay visa."
      >
        <StayRows stays={stays} blank={blankStay} onChange={(next) => onChange({ stays: next })} />
      </FormSection>
      <FormSection title="Check a date">
        <Narrow>
          <DayField
            label="Date"
            description="Leave empty for today."
            optional
            value={on}
            error={on && parseDay(on) === null ? `“${on}” isn’t a valid date. We used today.` : null}
            onChange={(next) => onChange({ on: next })}
          />
        </Narrow>
      </FormSection>
      <FormSection title="Plan a stay" description="Leave the exit empty to see how long you could stay.">
        <DatePair role="group" aria-label="Planned stay">
          <DayField
            label="Entry"
            optional
            value={plan.entry}
            error={problems.entry}
            onChange={(entry) => onChange({ plan: { ...plan, entry } })}
          />
          <DayField
            label="Exit"
            optional
            value={plan.exit}
            error={problems.exit}
            onChange={(exit) => onChange({ plan: { ...plan, exit } })}
          />
        </DatePair>
      </FormSection>
    </>
  );
};

const Narrow = styled.div`
  max-width: 260px;
`;

const DatePair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 40px;
  gap: var(--s2);
`;

const code = 'https://eur-lex.europa.eu/eli/reg/2016/399';
const calculator =
  'https://home-affairs.ec.europa.eu/policies/schengen/border-crossing/short-stay-calculator_en';

const SchengenRules = () => (
  <>
    <ul>
      <li>
        At most 90 days in any 180. For each day of a stay, we look at that day and the 179 before it:{' '}
        <TextLink quiet href={code}>
          Regulation (EU) 2016/399, Article 6
        </TextLink>
        .
      </li>
      <li>The days of entry and exit both count in full. Days in two overlapping stays count once.</li>
      <li>
        Days in all Schengen countries count together. Days under a residence permit or a long-stay visa don’t
        count.
      </li>
      <li>
        Days are calendar days, so time zones don’t matter. Compare with the{' '}
        <TextLink quiet href={calculator}>
          European Commission’s calculator
        </TextLink>
        .
      </li>
    </ul>
    <p>
      This is arithmetic, not legal advice. A visa may allow fewer days than the window, and some older
      agreements between two states allow more. The authority at the border decides. Your entries are part of
      this page’s address: anyone with the link can read them.
    </p>
  </>
);
