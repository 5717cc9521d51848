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
  checkTrip,
  createTrip,
  extraFrequencies,
  formatDay,
  formatUnpriced,
  housings,
  legModes,
  noPins,
  toDateParts,
  type ExtraFrequency,
  type LegMode,
  type RouteLeg,
  type Stop,
  type Trip,
} from '@wanderwork/travel';
import { sharedTripQuery } from '../api/plans.query';
import { formatNights } from '../model/operation-text';
import { Fragment, useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';
import { useTripFacts } from '../api/trip-facts.query';
import { formatHours, modeNames } from '../model/leg-text';
import { useFormats } from './use-formats';

interface Props {
  token: string;
  onCopy: (trip: Trip) => void;
}

/** A trip that somebody shares, to read or to copy. */
const SharedTripPage = ({ token, onCopy }: Props) => {
  const { data: trip, error, refetch, isFetching } = useQuery(sharedTripQuery(token));
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
  return (
    <>
      {head}
      {trip ? <SharedStops shared={trip} onCopy={onCopy} /> : <Loading label="This trip" />}
    </>
  );
};

/** The stays and journeys, with the same estimates as in a trip of one's own. */
const SharedStops = ({ shared, onCopy }: { shared: SharedTrip; onCopy: Props['onCopy'] }) => {
  const { data: cities } = useQuery(cityChoicesQuery);
  const [trip] = useState(() => copyTrip(shared));
  const { facts } = useTripFacts(trip);
  const { formatCost, formats } = useFormats();
  const check = useMemo(() => facts && checkTrip(trip, facts), [trip, facts]);
  const getName = (slug: string) => cities?.find(({ value }) => value === slug)?.label ?? slug;
  const getLeg = (at: number) => check?.route.legs.find(({ from }) => from.id === trip.stops[at]?.id);
  const unpriced = check ? formatUnpriced(check.cost.unpricedLegs) : '';
  return (
    <Stack $gap={5}>
      <Lead>Somebody shared this trip with you. Make a copy to change it; theirs stays as it is.</Lead>
      {shared.costs && check && (
        <p>
          About <b>{formatCost(check.cost.total, check.cost.isRough)}</b>
          {shared.costs.people > 1 && ` for ${shared.costs.people} people`}
          {unpriced && ` ${unpriced}`}
        </p>
      )}
      <List>
        {shared.stops.map(({ city, arrive, leave, climate }, at) => (
          <Fragment key={at}>
            <li>
              <h2>
                <TextLink quiet as={AppLink} to={paths.web.city(city)}>
                  {getName(city)}
                </TextLink>
              </h2>
              <p>
                {shared.dates === 'days'
                  ? `${formatDay(arrive)} – ${formatDay(leave)} · ${formatNights(leave - arrive)}`
                  : `${formatMonth(arrive)} – ${formatMonth(leave)}`}
              </p>
              <Weather climate={climate} month={toDateParts(arrive).month - 1} />
            </li>
            <Journey leg={getLeg(at)} formatMoney={formats.formatMoney} />
          </Fragment>
        ))}
      </List>
      <Row>
        <Button variant="ink" onClick={() => onCopy(copyTrip(shared))}>
          Make a copy
        </Button>
      </Row>
    </Stack>
  );
};

/** The journey to the next stop. */
const Journey = ({
  leg,
  formatMoney,
}: {
  leg: RouteLeg | undefined;
  formatMoney: (usd: number) => string;
}) =>
  leg ? (
    <Leg>
      <b>{modeNames[leg.mode]}</b> · {formatCount(leg.km)} km
      {leg.hours && ` · ${leg.isTimed ? '' : 'about '}${formatHours(leg.hours)} door to door`}
      {leg.usd !== null && ` · ${formatMoney(leg.usd)}`}
    </Leg>
  ) : null;

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

const isFrequency = (per: string): per is ExtraFrequency => extraFrequencies.some((one) => one === per);

const toHousing = (shared: { kind: string; usdMonth?: number } | undefined): Pick<Stop, 'housing'> => {
  const kind = housings.find((one) => one === shared?.kind);
  if (!shared || !kind) return {};
  return { housing: { kind, ...(shared.usdMonth !== undefined && { usdMonth: shared.usdMonth }) } };
};

/** A trip of one's own with the same places, dates and journeys. */
const copyTrip = ({ stops, legs, costs, dates }: SharedTrip): Trip => {
  const ids = stops.map(() => crypto.randomUUID());
  const from = stops[0]?.arrive ?? 0;
  return {
    ...createTrip(crypto.randomUUID(), from, 'A copy of a shared trip'),
    people: costs?.people ?? 1,
    lines: (costs?.lines ?? []).flatMap(({ usd, per }) =>
      isFrequency(per) ? [{ id: crypto.randomUUID(), title: 'Other costs', usd, per }] : [],
    ),
    stops: stops.map(({ city, arrive, leave }, at) => ({
      id: ids[at]!,
      city,
      arrive,
      // Months begin and end on their first days.
      leave: dates === 'months' && leave <= arrive ? arrive + 30 : leave,
      pinned: noPins,
      note: '',
      ...toHousing(costs?.housing[at]),
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

const Leg = styled.li`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;

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
