import { Button, Field, Icon, media, Select, TextInput, VisuallyHidden } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import styled from 'styled-components';
import { isWeekend, getUsualWeekend, weekends } from '@wanderwork/travel';
import { getZone, type PersonText } from '../model/url-codec';
import { findPersonProblems, getPlaceName } from '../model/calculate-team';

interface Props {
  person: PersonText;
  number: number;
  places: readonly ComboboxOption[];
  onChange: (part: Partial<PersonText>) => void;
  onRemove: () => void;
}

/** Adds the selected place to the options if the list lacks it. */
const withCurrent = (places: readonly ComboboxOption[], { place }: PersonText): readonly ComboboxOption[] =>
  place === '' || places.some(({ value }) => value === place)
    ? places
    : [{ value: place, label: getPlaceName(place) }, ...places];

/** Name, place, working hours and days off of a team member. */
export const PersonFields = ({ person, number, places, onChange, onRemove }: Props) => {
  const problems = findPersonProblems(person);
  return (
    <Root>
      <VisuallyHidden as="legend">Person {number}</VisuallyHidden>
      <Place>
        <Field label="City or time zone" error={problems.place}>
          <Combobox
            options={withCurrent(places, person)}
            value={person.place || null}
            listLabel="Cities and time zones"
            placeholder="Lisbon, New York, …"
            onChange={(chosen) => {
              const place = chosen ?? '';
              onChange({ place, weekend: getUsualWeekend(getZone(place)) });
            }}
          />
        </Field>
      </Place>
      <Field label="Name" optional>
        <TextInput
          value={person.name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="From" error={problems.from}>
        <TextInput
          type="time"
          step={900}
          value={person.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field label="To" error={problems.to}>
        <TextInput
          type="time"
          step={900}
          value={person.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Field>
      <Weekend>
        <Field label="Days off">
          <Select
            value={person.weekend}
            onChange={({ target: { value } }) => isWeekend(value) && onChange({ weekend: value })}
          >
            {Object.entries(weekends).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </Weekend>
      <Remove>
        <Button size="icon" variant="plain" aria-label={`Remove person ${number}`} onClick={onRemove}>
          <Icon name="x" />
        </Button>
      </Remove>
    </Root>
  );
};

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 40px;
  gap: var(--s3) var(--s2);
  align-items: start;
  padding-bottom: var(--s4);
  border-bottom: 1px solid var(--line);

  > :nth-child(3) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 148px 148px 40px;

    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

const Place = styled.div`
  grid-column: 1 / -1;
`;

const Weekend = styled.div`
  grid-column: 1 / 3;
  grid-row: 4;

  ${media.tablet} {
    grid-column: 1 / -1;
    grid-row: 3;
  }
`;

/** Aligns the button with the inputs, below their labels. */
const Remove = styled.div`
  padding-top: 28px;
`;
