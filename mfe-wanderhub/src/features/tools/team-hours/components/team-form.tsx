import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Button, Field, Icon, Select } from '@wanderwork/ui';
import { type ComboboxOption } from '@wanderwork/ui/controls';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { DayField } from '../../common/components/day-field';
import { FormSection } from '../../common/components/form-section';
import { parseDay } from '../../common/model/day';
import { blankPerson, meetingLengths, MAX_PEOPLE, type PersonText, type TeamState } from '../model/url-codec';
import { formatDuration } from '../model/clock';
import { getZoneChoices } from '../model/zones';
import { PersonFields } from './person-fields';

interface Props {
  state: TeamState;
  onChange: (part: Partial<TeamState>) => void;
}

/** The cities of the atlas, as far as they are known here, and every time zone. */
const usePlaces = (): readonly ComboboxOption[] => {
  const { data: cities } = useQuery(cityChoicesQuery);
  return useMemo(
    () => [
      ...(cities ?? []).map(({ value, label, note, timezone }) => ({
        value: `${timezone}:${value}`,
        label,
        note,
      })),
      ...getZoneChoices(),
    ],
    [cities],
  );
};

export const TeamForm = ({ state: { people, on, meeting }, onChange }: Props) => {
  const places = usePlaces();
  const add = useRef<HTMLButtonElement>(null);
  const changeAt = (at: number, part: Partial<PersonText>) =>
    onChange({ people: people.map((person, index) => (index === at ? { ...person, ...part } : person)) });
  const removeAt = (at: number) => {
    onChange({ people: people.filter((_, index) => index !== at) });
    add.current?.focus();
  };
  return (
    <>
      <FormSection title="The team" description="The first one’s clock is the strip’s. Hours are by each one’s own clock.">
        {people.map((person, at) => (
          // Somebody is their place in the list: what one types must not move it.
          <PersonFields
            key={at}
            {...{ person, places }}
            number={at + 1}
            onChange={(part) => changeAt(at, part)}
            onRemove={() => removeAt(at)}
          />
        ))}
        <div>
          <Button
            ref={add}
            size="small"
            unavailable={people.length >= MAX_PEOPLE && `${MAX_PEOPLE} people are the most.`}
            onClick={() => onChange({ people: [...people, blankPerson] })}
          >
            <Icon name="plus" size={16} /> Add a person
          </Button>
        </div>
      </FormSection>
      <FormSection title="The day and the meeting">
        <Pair>
          <DayField
            label="On"
            description="Empty means the next day on which most work."
            value={on}
            error={on && parseDay(on) === null ? `“${on}” is no day of the calendar. It is left out.` : null}
            onChange={(next) => onChange({ on: next })}
          />
          <Field label="A meeting lasts" description="For the time that suits best.">
            <Select value={meeting} onChange={(event) => onChange({ meeting: event.target.value })}>
              {meetingLengths.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {formatDuration(Number(minutes) * 60_000)}
                </option>
              ))}
            </Select>
          </Field>
        </Pair>
      </FormSection>
    </>
  );
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--s3);
  align-items: end;
`;
