import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Button, Field, Icon, Select } from '@wanderwork/ui';
import { type ComboboxOption } from '@wanderwork/ui/controls';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { parseDay, formatDuration } from '@wanderwork/travel';
import { DayField } from '../../common/components/day-field';
import { FormSection } from '../../common/components/form-section';
import { blankPerson, meetingLengths, MAX_PEOPLE, type PersonText, type TeamState } from '../model/url-codec';
import { getZoneChoices } from '../model/zone-choices';
import { PersonFields } from './person-fields';

interface Props {
  state: TeamState;
  onChange: (part: Partial<TeamState>) => void;
}

/** Cities, if they are loaded, and all time zones. */
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
      <FormSection
        title="Team"
        description="Enter each person’s working hours in their local time. The chart uses the first person’s clock."
      >
        {people.map((person, at) => (
          // People are identified by position, so that typing does not remount them.
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
            unavailable={people.length >= MAX_PEOPLE && `You can add up to ${MAX_PEOPLE} people.`}
            onClick={() => onChange({ people: [...people, blankPerson] })}
          >
            <Icon name="plus" size={16} /> Add a person
          </Button>
        </div>
      </FormSection>
      <FormSection title="Day and meeting">
        <Pair>
          <DayField
            label="Date"
            description="Leave empty for the next day most of you work."
            value={on}
            error={on && parseDay(on) === null ? `“${on}” isn’t a valid date. We left it out.` : null}
            onChange={(next) => onChange({ on: next })}
          />
          <Field label="Meeting length" description="We’ll suggest the best time.">
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
