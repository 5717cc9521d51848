import { Field, TextInput } from '@wanderwork/ui';
import { type Work } from '@wanderwork/travel';
import styled from 'styled-components';
import { formatClock, parseClock } from '../../../../shared/preferences/clock';
import { usePlanner } from '../planner-context';
import { WeekdayFields } from './weekday-fields';

const DAY_MINUTES = 1440;

/** The person's workdays, and the hours in which they take calls, on the clock of wherever they are. */
export const WorkFields = () => {
  const { trip, change } = usePlanner();
  const { work } = trip;
  const set = (part: Partial<Work>) =>
    change([{ type: 'setWork', work: { ...work, ...part } }], 'Your hours are saved');
  const setClock = (key: 'earliest' | 'latest', text: string) => {
    const minutes = parseClock(text);
    if (minutes !== null && minutes !== work[key]) set({ [key]: minutes });
  };
  return (
    <>
      <WeekdayFields label="Workdays" value={work.days} onChange={(days) => set({ days })} />
      <Pair>
        <Field label="No calls before">
          <TextInput
            type="time"
            defaultValue={formatClock(work.earliest % DAY_MINUTES)}
            onBlur={(event) => setClock('earliest', event.target.value)}
          />
        </Field>
        <Field label="No calls after">
          <TextInput
            type="time"
            defaultValue={formatClock(work.latest % DAY_MINUTES)}
            onBlur={(event) => setClock('latest', event.target.value)}
          />
        </Field>
      </Pair>
    </>
  );
};

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
`;
