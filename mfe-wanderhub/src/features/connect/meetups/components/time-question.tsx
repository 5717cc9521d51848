import { type MeetupTimeProblem, type Occurrence } from '@wanderwork/contracts';
import { Banner, Checkbox, Stack } from '@wanderwork/ui';
import { useId } from 'react';

interface Props {
  time: string;
  choices: MeetupTimeProblem['choices'];
  onChoose: (occurrence: Occurrence) => void;
}

const labels: Readonly<Record<Occurrence, string>> = {
  first: 'The first one, before the clocks go back',
  second: 'The second one, after the clocks go back',
};

/** Asks which of two equal times is meant. */
export const TimeQuestion = ({ time, choices, onChoose }: Props) => {
  const id = useId();
  return (
    <Banner tone="warn" role="alert">
      <Stack $gap={2}>
        <p>Clocks go back that night, so {time} comes twice.</p>
        <Stack role="radiogroup" aria-labelledby={id} aria-invalid tabIndex={-1} $gap={1}>
          <b id={id}>Which one?</b>
          {choices.map(({ occurrence, utcOffset }) => (
            <Checkbox
              key={occurrence}
              type="radio"
              name={id}
              checked={false}
              onChange={() => onChoose(occurrence)}
            >
              {labels[occurrence]} ({utcOffset})
            </Checkbox>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
};

/** Explains why a time can't be used. */
export const SkippedTime = ({ time, city = 'the city' }: { time: string; city?: string }) => (
  <Banner tone="bad" role="alert">
    Clocks go forward that night, so in {city} there is no {time}. Please choose an earlier or later time.
  </Banner>
);
