import { paths, type Band } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { bandLabels } from '@wanderwork/ui/charts';
import { toPlaceStyle, toPointPath } from '@wanderwork/ui/map';
import { memo, type CSSProperties, type Ref } from 'react';
import styled from 'styled-components';
import { LABEL_OFFSET_PX } from '../../model/map/stations';
import { type Place } from './use-places';

interface Props {
  stations: readonly Place[];
  /** Cities without their own mark at this scale. */
  dots: readonly Place[];
  /** Cities whose name fits. */
  labeled: readonly Place[];
  /** The group of names, to which the camera sets its scale. */
  names: Ref<SVGGElement>;
  active: string | null;
  pointed: string | null;
  /** The scale of the map at rest. */
  scale: number;
}

/** Diameters in pixels, by band. The two weakest are open rings. */
const sizes: Record<Band, number> = { outstanding: 13, strong: 11, good: 9.5, mixed: 9, weak: 8 };
const isOpen = (band: Band): boolean => band === 'mixed' || band === 'weak';

/** The radius of the click target: half of 24 pixels. */
const HIT_RADIUS_PX = 12;

/** The marks of the cities. They are one tab stop; arrow keys move between them. */
export const CityStations = ({ stations, dots, labeled, names, active, pointed, scale }: Props) => {
  const tabStop = active ?? stations[0]?.slug;
  return (
    <Layer style={{ '--reach': `${HIT_RADIUS_PX / scale}px` } as CSSProperties}>
      <Dots places={dots} />
      {stations.map((place) => (
        <Mark
          key={place.slug}
          place={place}
          isTabStop={place.slug === tabStop}
          isHighlighted={place.slug === active || place.slug === pointed}
        />
      ))}
      <g ref={names} aria-hidden>
        {labeled.map(({ slug, name, position }) => (
          <text key={slug} x={LABEL_OFFSET_PX} y={4.5} style={toPlaceStyle(position)}>
            {name}
          </text>
        ))}
      </g>
    </Layer>
  );
};

const Dots = memo(({ places }: { places: readonly Place[] }) => (
  <path className="dots" d={places.map(({ position }) => toPointPath(position)).join('')} aria-hidden />
));
Dots.displayName = 'Dots';

const getMarkLabel = ({ city }: Place): string =>
  `${city.name}, ${city.country}: IREX ${Math.round(city.irex.score)}, ${bandLabels[city.irex.band]}`;

const Mark = memo(
  ({ place, isTabStop, isHighlighted }: { place: Place; isTabStop: boolean; isHighlighted: boolean }) => {
    const d = toPointPath(place.position);
    const size = sizes[place.band];
    return (
      <AppLink
        to={paths.web.city(place.slug)}
        data-slug={place.slug}
        aria-label={getMarkLabel(place)}
        tabIndex={isTabStop ? 0 : -1}
        className={isHighlighted ? 'here' : undefined}
      >
        <circle className="hit" cx={place.position[0]} cy={place.position[1]} />
        {isHighlighted && <path className="ring" d={d} />}
        <path className="halo" d={d} strokeWidth={size + 3} />
        <path className="ink" d={d} strokeWidth={size} />
        {isOpen(place.band) && <path className="halo" d={d} strokeWidth={size - 4} />}
        {place.band === 'outstanding' && <path className="halo" d={d} strokeWidth={4} />}
      </AppLink>
    );
  },
);
Mark.displayName = 'Mark';

const Layer = styled.g`
  path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  .dots {
    stroke: var(--ink-3);
    stroke-width: 3;
    pointer-events: none;
  }

  .hit {
    r: var(--reach);
    fill: transparent;
  }

  .halo {
    stroke: var(--sheet);
  }

  .ink {
    stroke: var(--ink);
  }

  .ring {
    stroke: color-mix(in srgb, var(--red) 30%, transparent);
    stroke-width: 26;
  }

  .here .ink {
    stroke: var(--red);
  }

  a {
    outline: none;
    cursor: pointer;
  }

  a:focus-visible .ring {
    stroke: var(--focus);
  }

  text {
    font: 400 0.875rem var(--serif);
    fill: var(--ink);
    stroke: color-mix(in srgb, var(--sheet) 62%, transparent);
    stroke-width: 2.5px;
    stroke-linejoin: round;
    paint-order: stroke;
    pointer-events: none;
  }

  @media (forced-colors: active) {
    .ink,
    .dots {
      stroke: CanvasText;
    }

    .halo {
      stroke: Canvas;
    }

    .here .ink {
      stroke: Highlight;
    }
  }
`;
