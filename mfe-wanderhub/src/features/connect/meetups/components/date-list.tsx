import { meetupLimits, type MeetupTimeProblem } from '@wanderwork/contracts';
import { Button, Field, Row, Small, Stack, TextInput, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { addWeek, getDayLimits } from '../model/days';
import { createDate, type DateFields } from '../model/meetup-form';
import { SkippedTime, TimeQuestion } from './time-question';

interface Props {
  dates: readonly DateFields[];
  errors: Readonly<Record<string, string>>;
  problem: MeetupTimeProblem | null;
  zone: { city: string; name: string } | null;
  /** How many dates there may be. */
  most: number;
  onChange: (dates: DateFields[]) => void;
}

/** One or more dates and times, on the clocks of the city. */
export const DateList = ({ dates, errors, problem, zone, most, onChange }: Props) => {
  const change = (index: number, part: Partial<DateFields>) =>
    onChange(dates.map((date, at) => (at === index ? { ...date, ...part } : date)));
  const last = dates.at(-1)!;
  const isOne = dates.length === 1;
  const findError = (index: number) => errors[`dates.${index}.start`] ?? (isOne ? errors.start : undefined);
  // The server doesn't say which one of several dates is too far ahead.
  const generalError = errors.dates ?? (isOne ? undefined : errors.start);
  return (
    <Stack $gap={3}>
      {dates.map((date, index) => (
        <OneDate
          key={date.id}
          date={date}
          label={isOne ? 'When' : `Date ${index + 1}`}
          error={findError(index)}
          problem={problem?.index === index ? problem : null}
          zone={zone}
          onChange={(part) => change(index, part)}
          onRemove={dates.length > 1 ? () => onChange(dates.filter((other) => other !== date)) : undefined}
        />
      ))}
      <Small $quiet>
        {zone
          ? `Times are local time in ${zone.city} (${zone.name}), wherever you are now.`
          : 'Choose the city first: times are its local time, wherever you are now.'}
      </Small>
      {generalError && <ErrorText role="alert">{generalError}</ErrorText>}
      {most > 1 && (
        <Row>
          <Button
            size="small"
            unavailable={dates.length >= most && `${meetupLimits.dates} dates are the most at once.`}
            onClick={() => onChange([...dates, createDate({ day: addWeek(last.day), time: last.time })])}
          >
            Add another date
          </Button>
          {dates.length > 1 && <Small $quiet>Each date has its own seats and guest list.</Small>}
        </Row>
      )}
    </Stack>
  );
};

interface DateProps {
  date: DateFields;
  label: string;
  error: string | undefined;
  problem: MeetupTimeProblem | null;
  zone: Props['zone'];
  onChange: (part: Partial<DateFields>) => void;
  onRemove: (() => void) | undefined;
}

const isComplete = ({ day, time }: DateFields): boolean => day !== '' && time !== '';

const OneDate = ({ date, label, error, problem, zone, onChange, onRemove }: DateProps) => (
  <Fieldset>
    <legend>{label}</legend>
    <Inputs>
      <Field
        label="Date"
        error={error && (isComplete(date) ? error : 'Please enter a date and a time')}
        required
      >
        <TextInput
          type="date"
          {...getDayLimits()}
          value={date.day}
          onChange={(event) => onChange({ day: event.target.value, occurrence: null })}
        />
      </Field>
      <Field label="Starts at" required>
        <TextInput
          type="time"
          value={date.time}
          onChange={(event) => onChange({ time: event.target.value, occurrence: null })}
        />
      </Field>
    </Inputs>
    {onRemove && (
      <Row>
        <Button variant="link" size="small" onClick={onRemove}>
          Remove <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
        </Button>
      </Row>
    )}
    {problem?.choices.length === 0 && <SkippedTime time={date.time} city={zone?.city} />}
    {problem && problem.choices.length > 0 && (
      <TimeQuestion
        time={date.time}
        choices={problem.choices}
        onChoose={(occurrence) => onChange({ occurrence })}
      />
    )}
    {!problem && date.occurrence && (
      <Small>
        The {date.occurrence} {date.time} of that night.
      </Small>
    )}
  </Fieldset>
);

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-size: var(--f-sm);
    font-weight: 600;
  }
`;

const Inputs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: var(--s3);
  align-items: start;
`;

const ErrorText = styled.p`
  font-size: var(--f-sm);
  color: var(--bad);
`;
