import styled from 'styled-components';
import { DayField } from '../../common/components/day-field';
import { FormSection } from '../../common/components/form-section';
import { parseDay } from '../../common/model/day';
import { StayRows } from '../../stays/components/stay-rows';
import { findStayProblems } from '../../stays/model/stay';
import { blankStay, type SchengenState } from '../model/url-codec';

interface Props {
  state: SchengenState;
  onChange: (part: Partial<SchengenState>) => void;
}

/** A planned stay may have no exit: then the latest possible one is calculated. */
const findPlanProblems = ({ plan }: SchengenState) => {
  const { entry, exit } = findStayProblems(plan);
  return { entry, exit: plan.exit ? exit : null };
};

export const SchengenForm = ({ state, onChange }: Props) => {
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
