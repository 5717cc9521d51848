import { useQuery } from '@tanstack/react-query';
import { eveningParts, type FreeEvening } from '@wanderwork/contracts';
import { Small, Stack } from '@wanderwork/ui';
import { formatClock } from '@wanderwork/travel';
import { useId } from 'react';
import styled from 'styled-components';
import { useReader } from '../../common/api/reader';
import { Loaded } from '../../common/components/loaded';
import { freeEveningsQuery } from '../api/stays.query';

interface Props {
  citySlug: string;
  /** Days in the city, in order: `2027-06-07`. */
  dates: readonly string[];
}

/** Which evenings at least three others have free of client calls. For people who may host a meet-up. */
const FreeEvenings = ({ citySlug, dates }: Props) => {
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''];
  const query = useQuery({
    ...freeEveningsQuery(useReader(), citySlug, from, to),
    ...(from === '' && { enabled: false }),
  });
  const headingId = useId();
  if (from === '') return null;
  return (
    <Stack role="group" aria-labelledby={headingId} $gap={2}>
      <Heading id={headingId}>Evenings that fit</Heading>
      <Loaded query={query} label="The free evenings">
        {(evenings) => <EveningList evenings={evenings.filter(({ date }) => dates.includes(date))} />}
      </Loaded>
    </Stack>
  );
};

const Heading = styled.h2`
  font: 600 var(--f-ui) / 1.3 var(--sans);
`;

const EveningList = ({ evenings }: { evenings: readonly FreeEvening[] }) => {
  if (evenings.length === 0)
    return (
      <Small $quiet>
        Too few people share their hours for these days, so we can’t say which evening suits.
      </Small>
    );
  return (
    <Stack as="ul" role="list" $gap={1}>
      {evenings.map((evening) => (
        <li key={`${evening.date} ${evening.part}`}>{describeEvening(evening)}</li>
      ))}
    </Stack>
  );
};

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const describeEvening = ({ date, part, people }: FreeEvening): string => {
  const { from, to } = eveningParts[part];
  return `${dayFormat.format(new Date(date))}, ${formatClock(from)}–${formatClock(to)}: at least ${people} people are free`;
};

export default FreeEvenings;
