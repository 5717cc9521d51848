import { paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, CardBody, CardPicture } from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import { memo, use, useState } from 'react';
import styled from 'styled-components';
import { CardDimensions } from './card-dimensions';
import { CardFigures, CityClimate } from './card-figures';
import { CardNoteContext } from './card-note';
import { CityScene } from './city-scene';
import { type SetSaved } from './favourites/use-favourites';
import { type OwnScore } from './own-order';
import { OwnScoreLine } from './own-score-line';
import { FlagButton } from './favourites/flag-button';

interface FlagProps {
  slug: string;
  name: string;
  saved: boolean;
  onSave: SetSaved;
}

/** The flag button in the corner of the picture. */
const CardFlag = memo(({ slug, name, saved, onSave }: FlagProps) => (
  <div data-flag>
    <FlagButton name={name} saved={saved} onClick={() => onSave({ slug, name }, !saved)} />
  </div>
));
CardFlag.displayName = 'CardFlag';

interface Props {
  city: CitySummary;
  /** The city whose picture and figures are drawn. For one frame it is the previous city of this card, hidden. */
  detailed?: CitySummary;
  /** In the first view: its picture loads first. */
  eager?: boolean;
  /** Whether to load the picture; otherwise its space is reserved. */
  hasPicture?: boolean;
  /** The reader's own score. */
  own?: OwnScore | undefined;
  /** How the reader's passport enters the country ("Visa on arrival"). */
  entry?: string | null | undefined;
  saved: boolean;
  onSave: SetSaved;
}

/**
 * A city in a list; the whole card links to its page. When another city takes the card, its name and scores are drawn
 * in the next frame and its picture and figures one frame later, because a slider waits for the first only.
 */
export const CityCard = memo(
  ({ city, detailed = city, eager, hasPicture = true, own, entry, saved, onSave }: Props) => {
    const [peekedSlug, setPeeked] = useState<string | null>(null);
    const handlePeek = () => setPeeked(city.slug);
    const isStale = detailed.slug === city.slug ? undefined : true;
    return (
      <Root $hover data-coming={isStale} onPointerEnter={handlePeek} onFocus={handlePeek}>
        <Scene city={detailed} eager={eager} hasPicture={hasPicture} />
        <CardFlag slug={city.slug} name={city.name} saved={saved} onSave={onSave} />
        <CardDimensions city={detailed} isDrawn={peekedSlug === detailed.slug} />
        <CardBody>
          <Top city={city} />
          {own && <OwnScoreLine own={own} published={city.irex.score} />}
          {entry && <p data-entry>{entry}</p>}
          <div data-figures aria-hidden={isStale}>
            <Figures city={detailed} />
          </div>
        </CardBody>
      </Root>
    );
  },
);
CityCard.displayName = 'CityCard';

// The own score changes with every step of a slider. Parts that do not depend on it are memoized.
const Scene = memo(({ city, eager, hasPicture }: Pick<Props, 'city' | 'eager' | 'hasPicture'>) => (
  <CardPicture>{hasPicture ? <CityScene city={city} eager={eager} /> : <Unpainted />}</CardPicture>
));
Scene.displayName = 'Scene';

const Top = memo(({ city }: Pick<Props, 'city'>) => (
  <div data-top>
    <div>
      <h3>
        <AppLink to={paths.web.city(city.slug)}>{city.name}</AppLink>
      </h3>
      <p>{`${city.country}, ${city.region}`}</p>
    </div>
    <MiniDial irex={city.irex} />
  </div>
));
Top.displayName = 'Top';

const Figures = memo(({ city }: Pick<Props, 'city'>) => (
  <>
    <CardFigures {...city} />
    {use(CardNoteContext)?.(city)}
    <CityClimate months={city.climate} />
  </>
));
Figures.displayName = 'Figures';

/** The size of the picture. */
const Unpainted = styled.span`
  display: block;
  aspect-ratio: 480 / 320;
  background: var(--water);
`;

/** Two lines of the name and one of the country. */
const TOP_HEIGHT = '5.125rem';

/**
 * `contain` lets the browser move a card as painted. Its parts have no styled components of their own, because their
 * styles would be computed again for every city. A fixed height of the top keeps long names from moving the rows
 * below. Outdated figures are clipped, because `visibility` is inherited and would restyle each of their thirty
 * elements.
 */
const Root = styled(Card)`
  position: relative;
  height: 100%;
  contain: content;

  &[data-coming] img,
  &[data-coming] [data-figures] {
    clip-path: inset(50%);
  }

  &[data-coming] [data-detail] {
    visibility: hidden;
  }

  [data-flag] {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 10px;
    z-index: 1;
  }

  [data-top] {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--s3);
    align-items: start;
    min-height: ${TOP_HEIGHT};
  }

  h3 {
    font-size: 1.625rem;
  }

  h3 a {
    text-decoration: none;
  }

  h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  [data-entry] {
    width: fit-content;
    margin-top: var(--s2);
    padding: 2px 10px;
    font-size: var(--f-sm);
    border: 1px solid var(--line);
    border-radius: 999px;
  }

  h3 + p {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;
