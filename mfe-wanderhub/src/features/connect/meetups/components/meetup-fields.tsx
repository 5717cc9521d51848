import {
  meetupLimits,
  PUBLIC_PLACE_STATEMENT,
  type MeetupTimeProblem,
  type TrustLevel,
} from '@wanderwork/contracts';
import { Checkbox, Field, Select, Small, Stack, TextInput } from '@wanderwork/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { TextEditor } from '../../writing/components/text-editor';
import { formatMinutes, listMinutes } from '../model/minutes';
import { type MeetupForm } from '../model/meetup-form';
import { DateList } from './date-list';

interface Props {
  form: MeetupForm;
  errors: Readonly<Record<string, string>>;
  timeProblem: MeetupTimeProblem | null;
  /** The writer's rights, which limit links and mentions. */
  level: TrustLevel;
  /** Where times are meant; null until a city is chosen. */
  zone: { city: string; name: string } | null;
  /** Whether several dates can be planned at once. */
  isNew: boolean;
  onChange: (change: Partial<MeetupForm>) => void;
}

/** Everything about a meet-up but its city. */
export const MeetupFields = ({ form, errors, timeProblem, level, zone, isNew, onChange }: Props) => (
  <>
    <Field label="Title" error={errors.title} required>
      <TextInput
        maxLength={meetupLimits.title.max}
        placeholder="Coffee and coworking on Thursday"
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </Field>
    <DateList
      dates={form.dates}
      errors={errors}
      problem={timeProblem}
      zone={zone}
      most={isNew ? meetupLimits.dates : 1}
      onChange={(dates) => onChange({ dates })}
    />
    <Pair>
      <Field label="How long" error={errors.minutes}>
        <Select value={form.minutes} onChange={(event) => onChange({ minutes: Number(event.target.value) })}>
          {listMinutes(form.minutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {formatMinutes(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Seats" description="2 to 50. You don’t take one up." error={errors.seats} required>
        <TextInput
          type="number"
          inputMode="numeric"
          min={meetupLimits.seats.min}
          max={meetupLimits.seats.max}
          value={form.seats}
          onChange={(event) => onChange({ seats: event.target.value })}
        />
      </Field>
    </Pair>
    <PlaceFields form={form} errors={errors} onChange={onChange} />
    <TextEditor
      label="What you have in mind"
      level={level}
      value={form.text}
      error={errors.text}
      maxLength={meetupLimits.text.max}
      hasPictures={false}
      onChange={(text) => onChange({ text })}
    />
  </>
);

const PlaceFields = ({ form, errors, onChange }: Pick<Props, 'form' | 'errors' | 'onChange'>) => (
  <>
    <Field
      label="Place"
      description="A café, a park, a coworking space. Never someone’s home."
      error={errors['venue.name']}
      required
    >
      <TextInput
        autoComplete="off"
        maxLength={meetupLimits.venue}
        value={form.venueName}
        onChange={(event) => onChange({ venueName: event.target.value })}
      />
    </Field>
    <Field label="Address" error={errors['venue.address']} required>
      <TextInput
        autoComplete="off"
        maxLength={meetupLimits.address}
        value={form.venueAddress}
        onChange={(event) => onChange({ venueAddress: event.target.value })}
      />
    </Field>
    <Checkbox
      checked={form.isPublicPlace}
      error={errors.isPublicPlace}
      onChange={(event) => onChange({ isPublicPlace: event.target.checked })}
    >
      {PUBLIC_PLACE_STATEMENT}
    </Checkbox>
    <RadioGroup legend="Who can see the place and address?">
      {(name) => (
        <>
          <Checkbox
            type="radio"
            name={name}
            checked={!form.isAddressVisible}
            onChange={() => onChange({ isAddressVisible: false })}
          >
            Only people who are going
          </Checkbox>
          <Checkbox
            type="radio"
            name={name}
            checked={form.isAddressVisible}
            onChange={() => onChange({ isAddressVisible: true })}
          >
            Everyone, even without an account
          </Checkbox>
        </>
      )}
    </RadioGroup>
  </>
);

interface GroupProps {
  legend: string;
  /** Gets the name that joins the radio buttons. */
  children: (name: string) => ReactNode;
}

const RadioGroup = ({ legend, children }: GroupProps) => {
  const id = useId();
  return (
    <Stack role="radiogroup" aria-labelledby={id} $gap={1}>
      <Small id={id}>
        <b>{legend}</b>
      </Small>
      {children(id)}
    </Stack>
  );
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s4);
  align-items: end;
`;
