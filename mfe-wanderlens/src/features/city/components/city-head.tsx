import { describeCityVerdict, paths, type CityDetail } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { Caption, Plate, PlateWindow, media } from '@wanderwork/ui';
import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { CityScene } from '../../../shared/city-scene';
import { formatCount } from '../../../shared/format';
import { useLocalText } from '../../../shared/use-local-text';

const formatDegrees = (value: number, positive: string, negative: string): string => {
  const minutes = Math.round(Math.abs(value) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′ ${value < 0 ? negative : positive}`;
};

/** Formats a position in degrees and minutes: `38°43′ N, 9°08′ W`. */
export const formatPosition = (latitude: number, longitude: number): string =>
  `${formatDegrees(latitude, 'N', 'S')}, ${formatDegrees(longitude, 'E', 'W')}`;

const getTimeParts = (timeZone: string, now: Date): Map<string, string> => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  return new Map(format.formatToParts(now).map((part) => [part.type, part.value]));
};

/** The local time and UTC offset of a time zone: `{ time: '16:42', offset: 'UTC+1' }`. */
export const getLocalTime = (timeZone: string, now: Date): { time: string; offset: string } => {
  const parts = getTimeParts(timeZone, now);
  const offset = (parts.get('timeZoneName') ?? 'GMT').replace('GMT', 'UTC').replace('-', '−');
  return {
    time: `${parts.get('hour')}:${parts.get('minute')}`,
    offset: offset === 'UTC' ? 'UTC+0' : offset,
  };
};

const MINUTE_MS = 60_000;

/** The local time of a city, updated every minute. */
const LocalClock = ({ timeZone }: { timeZone: string }) => {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const untilNextMinute = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);

  const { time, offset } = getLocalTime(timeZone, now);
  return (
    <>
      {offset}, now <time dateTime={time}>{time}</time>
    </>
  );
};

/** The city's name, where it is, and the verdict on it in one sentence. */
export const CityHead = ({ city }: { city: CityDetail }) => (
  <header>
    <Caption as="nav" aria-label="Breadcrumb">
      <AppLink to={paths.web.wanderlens()}>WanderLens</AppLink> / {city.region} / {city.country}
    </Caption>
    <PlaceName>{city.name}</PlaceName>
    <Facts role="list">
      <li>
        <b>{city.country}</b>
      </li>
      <li>{formatPosition(city.latitude, city.longitude)}</li>
      <li>{city.population === null ? 'Population unknown' : `${formatCount(city.population)} people`}</li>
      <li>
        <LocalClock timeZone={city.timezone} />
      </li>
    </Facts>
    <VerdictLine>{useLocalText()(describeCityVerdict(city))}</VerdictLine>
  </header>
);

/** The city's landscape, cut to a strip. */
export const CityPanorama = ({ city }: { city: CityDetail }) => (
  <Plate>
    <Panorama>
      <CityScene city={city} wide eager alt={`${city.name}, drawn from its latitude, climate and shore`} />
    </Panorama>
  </Plate>
);

const PlaceName = styled(PageHeading)`
  margin-top: var(--s3);
  font-size: clamp(3.25rem, 2.25rem + 4.2vw, 6rem);
  line-height: 0.9;
  letter-spacing: -0.045em;
  overflow-wrap: anywhere;
`;

/** On a phone the position would take a line of its own, so it is left out. */
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
  margin-top: var(--s3);
  padding: 0;
  font-size: var(--f-sm);
  color: var(--ink-2);
  list-style: none;

  b {
    color: var(--ink);
  }

  ${media.belowPhone} {
    > :nth-child(2) {
      display: none;
    }
  }
`;

const VerdictLine = styled.p`
  max-width: 34em;
  margin-top: var(--s4);
  font: 400 clamp(1.1875rem, 1.05rem + 0.6vw, 1.625rem) / 1.3 var(--serif);
`;

/** The strip keeps the top of a landmark and cuts off the foreground. */
const Panorama = styled(PlateWindow)`
  height: clamp(110px, 23vw, 210px);

  ${media.desktop} {
    height: clamp(110px, 14.6vw, 210px);
  }

  > * {
    width: 100%;
    height: 100%;
  }

  img {
    object-position: 50% 30%;
  }
`;
