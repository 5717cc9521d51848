import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, media } from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import { toScreen, type Camera } from '@wanderwork/ui/map';
import { use, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { CardNoteContext } from '../../../../shared/card-note';
import DimensionPeek from '../../../../shared/dimension-peek';
import { SaveIconButton } from '../../../../shared/favourites/save-button';
import { OwnScoreLine } from '../../../../shared/own-score-line';
import { type Place } from './use-places';

const WIDTH = 272;
const HEIGHT = 268;
/** About what the figures of a search take. */
const NOTE_HEIGHT = 56;
const GAP = 14;
const EDGE = 8;
/** Below this width the card spans the map, at its top or bottom. */
const NARROW_WIDTH = 560;
/** The width of the zoom buttons at the top of the map. */
const BUTTONS_WIDTH = 58;

/** Places the card beside its mark, on the side with enough space. */
const getCardStyle = (
  { position }: Place,
  { view, screen }: ReturnType<Camera['getRest']>,
  height: number,
) => {
  const [x, y] = toScreen(position, view);
  if (screen.width < NARROW_WIDTH)
    return y < screen.height / 2
      ? { insetInline: EDGE, bottom: EDGE }
      : { insetInline: `${BUTTONS_WIDTH}px ${EDGE}px`, top: EDGE };
  const left = x + GAP + WIDTH > screen.width ? x - GAP - WIDTH : x + GAP;
  const top = Math.min(Math.max(EDGE, y - height / 2), screen.height - height - EDGE);
  return { left, top, width: WIDTH };
};

/** The card of a city on the map: name, score and dimensions. */
export const MapCard = ({ place, camera }: { place: Place; camera: Camera }) => {
  const rest = useSyncExternalStore(camera.follow, camera.getRest);
  const { city, own } = place;
  const note = use(CardNoteContext)?.(city);
  return (
    <Card data-still data-card style={getCardStyle(place, rest, note ? HEIGHT + NOTE_HEIGHT : HEIGHT)}>
      <Head>
        <div>
          <Name>
            <AppLink to={paths.web.city(city.slug)} tabIndex={-1}>
              {city.name}
            </AppLink>
          </Name>
          <Small $quiet>{city.country}</Small>
        </div>
        <MiniDial irex={own ?? city.irex} isOwn={own !== undefined} />
      </Head>
      {own && <OwnScoreLine own={own} published={city.irex.score} />}
      {note}
      {city.dimensions.length > 0 && <DimensionPeek name={city.name} dimensions={city.dimensions} />}
      <Corner>
        <SaveIconButton city={city} />
      </Corner>
    </Card>
  );
};

const Card = styled.div`
  position: absolute;
  z-index: 2;
  padding: 12px 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  box-shadow: var(--e2);
  cursor: auto;

  ul {
    row-gap: 3px;
    margin-top: var(--s2);
  }

  /* On phones the dimensions are hidden, so that the mark stays visible. */
  ${media.belowPhone} {
    ul {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  padding-inline-end: 44px;
`;

/** Not a heading: the card comes and goes with its mark, which is labeled with the name. */
const Name = styled.p`
  font: 400 1.375rem/1.15 var(--serif);
  overflow-wrap: anywhere;

  a {
    text-decoration: none;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: 10px;
`;
