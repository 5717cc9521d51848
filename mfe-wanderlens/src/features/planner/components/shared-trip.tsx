import { useQuery } from '@tanstack/react-query';
import {
  formatTemperature,
  monthNames,
  paths,
  type ClimateMonth,
  type SharedTrip,
} from '@wanderwork/contracts';
import { AppLink, getServerMessage, HttpError, PageHead, useTemperatureUnit } from '@wanderwork/platform';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Button, EmptyState, Lead, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import {
  createTrip,
  formatDay,
  legModes,
  noPins,
  toDateParts,
  type LegMode,
  type Trip,
} from '@wanderwork/travel';
import { sharedTripQuery } from '../api/plans.query';
import { formatNights } from '../model/operation-text';
import styled from 'styled-components';

interface Props {
  token: string;
  onCopy: (trip: Trip) => void;
}

/** A trip that somebody shares, to read or to copy. */
const SharedTripPage = ({ token, onCopy }: Props) => {
  const { data: trip, error, refetch, isFetching } = useQuery(sharedTripQuery(token));
  const { data: cities } = useQuery(cityChoicesQuery);
  const head = <PageHead title="A shared trip" private />;
  if (error instanceof HttpError && (error.status === 410 || error.status === 404))
    return (
      <>
        {head}
        <EmptyState
          title={error.status === 410 ? 'The owner has turned off this link.' : 'We don’t know this link.'}
        >
          {error.status === 410
            ? 'Ask them for a new one, or plan a trip of your own.'
            : getServerMessage(error, 'Please check that you copied all of it.')}
        </EmptyState>
      </>
    );
  if (error) return <LoadError label="This trip" busy={isFetching} onTryAgain={() => void refetch()} />;
  if (!trip) return <Loading label="This trip" />;
  const getName = (slug: string) => cities?.find(({ value }) => value === slug)?.label ?? slug;
  return (
    <Stack $gap={5}>
      {head}
      <Lead>Somebody shared this trip with you. Make a copy to change it; theirs stays as it is.</Lead>
      <List>
        {trip.stops.map(({ city, arrive, leave, climate }, at) => (
          <li key={at}>
            <h2>
              <TextLink quiet as={AppLink} to={paths.web.city(city)}>
                {getName(city)}
              </TextLink>
            </h2>
            <p>
              {trip.dates === 'days'
                ? `${formatDay(arrive)} – ${formatDay(leave)} · ${formatNights(leave - arrive)}`
                : `${formatMonth(arrive)} – ${formatMonth(leave)}`}
            </p>
            <Weather climate={climate} month={toDateParts(arrive).month - 1} />
          </li>
        ))}
      </List>
      <Row>
        <Button variant="ink" onClick={() => onCopy(copyTrip(trip))}>
          Make a copy
        </Button>
      </Row>
    </Stack>
  );
};

const Weather = ({ climate, month }: { climate: readonly ClimateMonth[] | null; month: number }) => {
  const unit = useTemperatureUnit();
  const tempC = climate?.[month]?.tempC ?? null;
  return tempC === null ? null : (
    <Small $quiet>
      {monthNames[month]} {formatTemperature(tempC, unit)}
    </Small>
  );
};

const formatMonth = (day: number): string => {
  const { year, month } = toDateParts(day);
  return `${monthNames[month - 1]} ${year}`;
};

const isMode = (mode: string): mode is LegMode => legModes.some((one) => one === mode);

/** A trip of one's own with the same places, dates and journeys. */
const copyTrip = ({ stops, legs, costs, dates }: SharedTrip): Trip => {
  const ids = stops.map(() => crypto.randomUUID());
  const from = stops[0]?.arrive ?? 0;
  return {
    ...createTrip(crypto.randomUUID(), from, 'A copy of a shared trip'),
    people: costs?.people ?? 1,
    stops: stops.map(({ city, arrive, leave }, at) => ({
      id: ids[at]!,
      city,
      arrive,
      // Months begin and end on their first days.
      leave: dates === 'months' && leave <= arrive ? arrive + 30 : leave,
      pinned: noPins,
      note: '',
    })),
    legs: legs
      .flatMap(({ from: start, to, day, mode, departs, arrives, usd }) =>
        isMode(mode) && ids[start] && ids[to]
          ? [
              {
                from: ids[start],
                to: ids[to],
                day,
                mode,
                ...(departs !== undefined && { departs }),
                ...(arrives !== undefined && { arrives }),
                ...(usd !== undefined && { usd }),
              },
            ]
          : [],
      )
      .sort((one, other) => (one.from + one.to < other.from + other.to ? -1 : 1)),
  };
};

const List = styled.ol.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;

  li {
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
  }

  h2 {
    font: 400 var(--f-lg) / 1.2 var(--serif);
  }
`;

export default SharedTripPage;
