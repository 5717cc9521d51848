import { getMoonPhase } from '@wanderwork/art';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, media, Picture, Plate, space, useTheme } from '@wanderwork/ui';
import styled from 'styled-components';
import { useSyncExternalStore } from 'react';
import { formatClock, getDaylight } from './daylight';
import { places, type Place } from './places';

const MINUTE_MS = 60_000;

const getCurrentMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

const subscribeToMinutes = (tick: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
};

/** The current minute as a date; re-renders when the next minute begins. */
const useMinute = (): Date =>
  new Date(useSyncExternalStore(subscribeToMinutes, getCurrentMinute) * MINUTE_MS);

const SIZE = { width: 240, height: 420 };
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The same minute in six places, each with its local time and current daylight. */
export const SixPlaces = () => {
  const minute = useMinute();
  return (
    <figure aria-labelledby="six-places">
      <Plate as="div">
        <Strips role="list">
          {places.map((place, index) => (
            <li key={place.slug}>
              <PlaceNow place={place} minute={minute} first={index === 0} />
            </li>
          ))}
        </Strips>
      </Plate>
      <Legend as="figcaption">
        <span id="six-places">The same minute in six places, west to east.</span>
        <span>Drawn from each city’s data, in the light it has right now.</span>
      </Legend>
    </figure>
  );
};

interface Props {
  place: Place;
  minute: Date;
  /** Loads its picture before the others. */
  first: boolean;
}

const PlaceNow = ({ place, minute, first }: Props) => {
  const [theme] = useTheme();
  const clock = formatClock(place, minute);
  const light = getDaylight(place, minute);
  return (
    <PlaceLink to={paths.web.city(place.slug)}>
      <Picture src={getPictureUrl(place, theme, minute)} alt="" {...SIZE} eager={first} />
      <PlaceText>
        <Name>{place.name}</Name>{' '}
        <span>
          <time dateTime={clock}>{clock}</time> {light}
        </span>
      </PlaceText>
    </PlaceLink>
  );
};

/**
 * One picture per hour, the nearest, so that everyone within that hour gets the same cached one. All places have the
 * same moon.
 */
const getPictureUrl = ({ slug }: Place, theme: string, minute: Date): string => {
  const nearest = new Date(minute.getTime() + HALF_HOUR_MS);
  const query = new URLSearchParams({
    theme,
    shape: 'strip',
    hour: String(nearest.getUTCHours()),
    month: String(nearest.getUTCMonth() + 1),
    moon: String(Math.floor(getMoonPhase(nearest) * 100)),
  });
  return `${paths.api.art.city(slug)}?${query}`;
};

/** Side by side, or a strip that scrolls in its frame where six would be too narrow. */
const Strips = styled.ul`
  display: grid;
  grid-auto-columns: minmax(132px, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  overflow-x: auto;
  border: 1px solid var(--ink);
  background: var(--ink);
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  li {
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const PlaceLink = styled(AppLink)`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  &:hover b {
    text-decoration: underline;
    text-decoration-color: var(--red);
    text-decoration-thickness: 2px;
  }
`;

const PlaceText = styled.span`
  display: grid;
  gap: 2px;
  padding: ${space(3)};
  border-top: 1px solid var(--ink);
  background: var(--sheet);
  font-size: var(--f-sm);
  color: var(--ink-2);

  time {
    font-weight: 600;
    color: var(--ink);
  }
`;

const Name = styled.b`
  font: 400 1.125rem/1.2 var(--serif);
  letter-spacing: -0.01em;
  color: var(--ink);
`;

const Legend = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 5)};
  justify-content: space-between;
  margin-top: ${space(3)};
`;
