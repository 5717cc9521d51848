import { formatTemperature, monthNames } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { EmptyState, VisuallyHidden } from '@wanderwork/ui';
import { getTemperatureColor } from '@wanderwork/ui/charts';
import {
  countUsedDays,
  formatDay,
  getArea,
  getCallMinutes,
  listCalls,
  listMonths,
  mergeStays,
  SCHENGEN,
  toDateParts,
  toDay,
  toLocalMinutes,
  type Conflict,
  type Day,
  type RouteStop,
  type Series,
  type Trip,
  type Work,
} from '@wanderwork/travel';
import { type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatClock } from '../../../shared/preferences/clock';
import { formatNights } from '../model/operation-text';
import { formatStay } from '../model/trip-edits';
import { usePlanner } from './planner-context';

/** Pixels of a day at least; longer trips scroll sideways. */
const MIN_DAY_PX = 3.2;

interface Span {
  from: Day;
  days: number;
}

/** Where a range of days lies, in percent of the trip. */
const toStyle = ({ from, days }: Span, start: Day, end: Day): CSSProperties => ({
  insetInlineStart: `${(100 * (start - from)) / days}%`,
  width: `${(100 * Math.max(0.4, end - start)) / days}%`,
});

const listMonthMarks = ({ from, days }: Span): { start: Day; end: Day; label: string }[] => {
  const marks = [];
  for (let day = from; day < from + days;) {
    const { year, month } = toDateParts(day);
    const end = Math.min(from + days, toDay(year, month + 1, 1));
    const name = monthNames[month - 1]!.slice(0, 3);
    marks.push({ start: day, end, label: month === 1 || day === from ? `${name} ${year}` : name });
    day = end;
  }
  return marks;
};

/** The trip along its days: stays, weather, visa days and what doesn't fit. */
const Timeline = () => {
  const { trip, check } = usePlanner();
  const stops = check?.route.stops ?? [];
  if (!check || stops.length === 0)
    return <EmptyState title="No days yet">Add a city in the list, and its days appear here.</EmptyState>;
  const from = Math.min(...stops.map(({ arrive }) => arrive));
  const span = { from, days: Math.max(1, Math.max(...stops.map(({ leave }) => leave)) - from) };
  const hasSchengen = stops.some(({ place }) => getArea(place.countryCode) === SCHENGEN);
  return (
    <Box tabIndex={0} role="region" aria-label="Timeline of the trip">
      <Sheet style={{ minWidth: `max(100%, ${Math.round(span.days * MIN_DAY_PX) + 84}px)` }}>
        <Lane name="">
          {listMonthMarks(span).map(({ start, end, label }) => (
            <Month key={start} style={toStyle(span, start, end)}>
              {end - start > 6 && label}
            </Month>
          ))}
        </Lane>
        <Lane name="Stays" tall>
          {stops.map((stop) => (
            <Stay key={stop.id} stop={stop} span={span} conflicts={check.conflicts} />
          ))}
        </Lane>
        <Lane name="Weather">
          {stops.flatMap((stop) =>
            listWeather(stop).map((part) => (
              <Warmth key={`${stop.id} ${part.start}`} {...part} span={span} />
            )),
          )}
        </Lane>
        {hasSchengen && (
          <Lane name="Schengen days">
            <SchengenDays trip={trip} stops={stops} span={span} />
          </Lane>
        )}
        {trip.calls.map((series) => (
          <Lane key={series.id} name={series.title}>
            {listCallTimes(series, trip.work, stops).map(({ start, end, clock, isOutside, city }) => (
              <UsedBox key={`${city} ${start}`} $over={isOutside} style={toStyle(span, start, end)}>
                {formatClock(clock)}
                <VisuallyHidden>
                  {` in ${city} from ${formatDay(start)}`}
                  {isOutside && ', outside your hours'}
                </VisuallyHidden>
              </UsedBox>
            ))}
          </Lane>
        ))}
        <Lane name="Journeys">
          {check.route.legs.map(({ from: start, to, day }) => (
            <Tick key={start.id} style={toStyle(span, day, day)}>
              <VisuallyHidden>
                {start.place.name} to {to.place.name} on {formatDay(day)}
              </VisuallyHidden>
            </Tick>
          ))}
        </Lane>
      </Sheet>
    </Box>
  );
};

const Lane = ({ name, tall = false, children }: { name: string; tall?: boolean; children: ReactNode }) => (
  <LaneRow $tall={tall}>
    <span>{name}</span>
    <Track>{children}</Track>
  </LaneRow>
);

const Stay = ({ stop, span, conflicts }: { stop: RouteStop; span: Span; conflicts: readonly Conflict[] }) => {
  const { id, place, arrive, leave } = stop;
  const levels = conflicts.filter(({ ids }) => ids.includes(id)).map(({ level }) => level);
  const tone = levels.includes('blocking') ? 'bad' : levels.includes('warning') ? 'warn' : 'plain';
  return (
    <StayBox
      $tone={tone}
      style={toStyle(span, arrive, leave)}
      title={`${place.name}, ${formatStay(stop)}, ${formatNights(leave - arrive)}`}
    >
      <b>{place.name}</b>
      <small>{formatNights(leave - arrive)}</small>
      {tone !== 'plain' && <VisuallyHidden>{tone === 'bad' ? 'must change' : 'to check'}</VisuallyHidden>}
    </StayBox>
  );
};

const listWeather = ({ place, arrive, leave }: RouteStop) => {
  let start = arrive;
  return listMonths({ arrive, leave }).map(({ month, nights }) => {
    const part = { start, end: start + nights, month, tempC: place.climate?.[month]?.tempC ?? null };
    start += nights;
    return part;
  });
};

const Warmth = ({
  start,
  end,
  month,
  tempC,
  span,
}: {
  start: Day;
  end: Day;
  month: number;
  tempC: number | null;
  span: Span;
}) => {
  const unit = useTemperatureUnit();
  const text = tempC === null ? 'not known' : formatTemperature(tempC, unit);
  return (
    <WarmthBox
      style={{
        ...toStyle(span, start, end),
        background: tempC === null ? 'none' : getTemperatureColor(tempC),
      }}
      title={`${monthNames[month]}: ${text}`}
    >
      {end - start > 9 && tempC !== null ? (
        formatTemperature(tempC, unit)
      ) : (
        <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </WarmthBox>
  );
};

const DAY_MINUTES = 1440;

/** Whether a call on the person's clock begins or ends outside their hours. */
const isOutsideHours = ({ earliest, latest }: Work, clock: number, minutes: number): boolean => {
  const open = (latest - earliest + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return ((clock - earliest + DAY_MINUTES) % DAY_MINUTES) + minutes > open;
};

interface CallTime {
  start: Day;
  end: Day;
  /** The person's own clock. */
  clock: number;
  isOutside: boolean;
  city: string;
}

/** When a series is on the person's own clock, at each stop and after each clock change. */
const listCallTimes = (series: Series, work: Work, stops: readonly RouteStop[]): CallTime[] => {
  const calls = listCalls(series);
  const length = getCallMinutes(series);
  return stops.flatMap(({ place, arrive, leave }) => {
    const times: CallTime[] = [];
    for (const { starts } of calls) {
      const { day, minutes } = toLocalMinutes(place.timezone, starts);
      if (day < arrive || day >= leave) continue;
      const last = times.at(-1);
      if (last?.clock === minutes) last.end = leave;
      else {
        if (last) last.end = day;
        times.push({
          start: last ? day : arrive,
          end: leave,
          clock: minutes,
          isOutside: isOutsideHours(work, minutes, length),
          city: place.name,
        });
      }
    }
    return times;
  });
};

const MAX_SCHENGEN_DAYS = 90;

/** The days used of the last 180, on each day inside Schengen. */
const SchengenDays = ({ trip, stops, span }: { trip: Trip; stops: readonly RouteStop[]; span: Span }) => {
  const inside = stops.filter(({ place }) => getArea(place.countryCode) === SCHENGEN);
  const past = trip.pastStays.filter(({ country }) => getArea(country) === SCHENGEN);
  const presence = mergeStays([
    ...past,
    ...inside.map(({ arrive, leave }) => ({ entry: arrive, exit: leave })),
  ]);
  return inside.map(({ id, arrive, leave }) => {
    const used = countUsedDays(presence, leave);
    return (
      <UsedBox key={id} $over={used > MAX_SCHENGEN_DAYS} style={toStyle(span, arrive, leave)}>
        {used} of {MAX_SCHENGEN_DAYS}
      </UsedBox>
    );
  });
};

const Box = styled.div`
  overflow-x: auto;
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
`;

const Sheet = styled.div`
  display: grid;
  gap: 6px;
`;

const LaneRow = styled.div<{ $tall: boolean }>`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: ${({ $tall }) => ($tall ? '64px' : '26px')};

  > span {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    align-self: stretch;
    align-content: center;
    background: var(--sheet);
    font-size: var(--f-cap);
    font-weight: 600;
    line-height: 1.2;
    color: var(--ink-2);
  }
`;

const Track = styled.div`
  position: relative;
  align-self: stretch;

  > * {
    position: absolute;
    inset-block: 0;
  }
`;

const Month = styled.span`
  padding-inline-start: 5px;
  border-inline-start: 1px solid var(--line-2);
  font-size: var(--f-cap);
  line-height: 26px;
  color: var(--ink-2);
  white-space: nowrap;
`;

const tones = { plain: '--ink', warn: '--warn', bad: '--bad' } as const;

const StayBox = styled.div<{ $tone: keyof typeof tones }>`
  display: grid;
  align-content: center;
  padding: 4px 8px;
  overflow: hidden;
  border: 1px solid var(--sheet);
  border-block-end: 4px solid var(${({ $tone }) => tones[$tone]});
  background: var(--buff);
  color: var(--ink);
  white-space: nowrap;

  b {
    overflow: hidden;
    font: 400 var(--f-md) / 1.2 var(--serif);
    text-overflow: ellipsis;
  }

  small {
    overflow: hidden;
    font-size: var(--f-cap);
    color: var(--ink-2);
    text-overflow: ellipsis;
  }
`;

const WarmthBox = styled.span`
  overflow: hidden;
  border: 1px solid var(--sheet);
  /* Readable on every color of the scale, in both themes. */
  color: #000;
  font-size: var(--f-cap);
  line-height: 24px;
  text-align: center;
  white-space: nowrap;
`;

const UsedBox = styled.span<{ $over: boolean }>`
  overflow: hidden;
  padding-inline: 6px;
  border: 1px solid var(--sheet);
  background: ${({ $over }) => ($over ? 'var(--bad-soft)' : 'var(--water)')};
  color: ${({ $over }) => ($over ? 'var(--bad)' : 'var(--ink)')};
  font-size: var(--f-cap);
  font-weight: 600;
  line-height: 24px;
  white-space: nowrap;
`;

const Tick = styled.span`
  min-width: 8px;
  max-width: 8px;
  height: 8px;
  margin-block: auto;
  border-radius: 50%;
  background: var(--red);
  translate: -4px 0;
`;

export default Timeline;
