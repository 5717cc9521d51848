import { useMemo, useRef, useSyncExternalStore, type MouseEvent, type PointerEvent, type Ref } from 'react';
import { Caption, media } from '@wanderwork/ui';
import { Ground, MapControls, type Camera } from '@wanderwork/ui/map';
import styled from 'styled-components';
import { selectMarks, selectLabels } from '../../model/map/stations';
import { landPath, graticulePath } from '../../../../shared/map/world';
import { type Result } from '../use-result';
import { CityStations } from './city-stations';
import { MapCard } from './map-card';
import { Neatline } from '../../../../shared/map/neatline';
import { MapKey } from './map-key';
import { MapList } from './map-list';
import { useMapKeys, useSelection, type Selection } from './use-selection';
import { usePlaces, type Place, useResultCamera } from './use-places';

/** The cities of the result on a map. The list below shows the same result as text. */
const CityMap = ({ result }: { result: Result }) => {
  const places = usePlaces(result);
  const { camera, box, layer, names } = useResultCamera(places);
  const selection = useSelection();
  const keys = useMapKeys(camera, places, selection);
  const active = places.find(({ slug }) => slug === selection.active) ?? null;
  const touch = useTouchSelection(selection);
  const handlePointerOver = (event: PointerEvent) =>
    event.pointerType === 'touch' || camera.isMoving || selection.hover(findSlug(event.target));
  return (
    <>
      <Neatline>
        <Box
          ref={box}
          role="group"
          aria-label="Map of the result"
          aria-describedby="map-ways"
          // Focusable, because keys move and zoom the map.
          tabIndex={0}
          onKeyDown={keys}
          {...touch}
          onPointerOver={handlePointerOver}
          onPointerLeave={() => selection.hover(null)}
          onFocus={({ target }) => selection.focus(findSlug(target))}
          onBlur={({ relatedTarget, currentTarget }) =>
            currentTarget.contains(relatedTarget) || selection.focus(null)
          }
        >
          <Drawing>
            <g ref={layer}>
              <Ground land={landPath} net={graticulePath} />
              <Marks
                camera={camera}
                places={places}
                active={active}
                pointed={selection.pointed}
                names={names}
              />
            </g>
          </Drawing>
          {active && <MapCard key={active.slug} place={active} camera={camera} />}
          <Controls
            camera={camera}
            whole="Show all cities"
            onWhole={() => camera.glide({ fit: places.map(({ position }) => position) })}
          />
        </Box>
      </Neatline>
      <MapKey />
      <Ways id="map-ways">
        Drag or use two fingers to move; hold Ctrl and scroll to zoom. Keyboard: arrow keys move the map or
        jump between cities, plus and minus zoom. Equal Earth projection.
      </Ways>
      <MapList result={result} onPoint={selection.point} />
    </>
  );
};

/** Touch has no hover: the first tap shows the card of a city, the second one opens the city. */
const useTouchSelection = ({ active }: Selection) => {
  const activeBefore = useRef<string | null>(null);
  return {
    onPointerDownCapture: () => {
      activeBefore.current = active;
    },
    onClickCapture: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      const slug = findSlug(event.target);
      if (pointerType !== 'touch' || slug === null || slug === 'card' || slug === activeBefore.current)
        return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

const findSlug = (target: EventTarget): string | null | 'card' => {
  const element = target as Element;
  if (element.closest('[data-card]')) return 'card';
  return element.closest<SVGAElement>('a[data-slug]')?.dataset.slug ?? null;
};

interface MarksProps {
  camera: Camera;
  places: readonly Place[];
  active: Place | null;
  pointed: string | null;
  names: Ref<SVGGElement>;
}

/** Rendered again once the map rests: the scale decides which cities have a mark and a name. */
const Marks = ({ camera, places, active, pointed, names }: MarksProps) => {
  const { view, screen } = useSyncExternalStore(camera.follow, camera.getRest);
  const marks = useMemo(() => selectMarks(places, view.k), [places, view.k]);
  const labeled = useMemo(() => selectLabels(marks, view, screen), [marks, view, screen]);
  const shown = useMemo(() => new Set(marks.map(({ slug }) => slug)), [marks]);
  const dots = useMemo(() => places.filter(({ slug }) => !shown.has(slug)), [places, shown]);
  const extraMarks = dots.filter(({ slug }) => slug === active?.slug || slug === pointed);
  return (
    <CityStations
      stations={extraMarks.length > 0 ? [...marks, ...extraMarks] : marks}
      dots={dots}
      labeled={labeled}
      names={names}
      active={active?.slug ?? null}
      pointed={pointed}
      scale={view.k}
    />
  );
};

const Box = styled.div`
  position: relative;
  height: clamp(400px, 32vw, 460px);
  overflow: hidden;
  background: var(--sea);
  cursor: grab;
  touch-action: pan-y;

  /* The map is twice as wide as high. A taller box would only show more sea. */
  ${media.belowPhone} {
    height: clamp(260px, 72vw, 400px);
  }

  &:active {
    cursor: grabbing;
  }
`;

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  user-select: none;
`;

const Controls = styled(MapControls)`
  inset-block-start: 12px;
  inset-inline-start: 12px;
`;

const Ways = styled(Caption)`
  margin-top: var(--s1);
`;

export default CityMap;
