import { paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, CardBody, CardPicture, Small } from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { CardDimensions } from './card-dimensions';
import { CardFigures } from './card-figures';
import { CityClimate } from './city-climate';
import { CityScene } from './city-scene';
import { type OwnScore } from './own-order';
import { OwnScoreLine } from './own-score-line';

interface Props {
  city: CitySummary;
  /** In the first view: its picture goes before others. */
  eager?: boolean;
  /** What the reader's own wishes make of it. */
  own?: OwnScore | undefined;
}

/** A city in a list; the whole card leads to its page. A slider draws a long list anew: only what changed of it. */
export const CityCard = memo(({ city, eager, own }: Props) => {
  const [peeked, setPeeked] = useState<string | null>(null);
  const peek = () => setPeeked(city.slug);
  return (
    <Root $hover onPointerEnter={peek} onFocus={peek}>
      <Scene city={city} eager={eager} />
      <CardDimensions city={city} drawn={peeked === city.slug} />
      <CardBody>
        <Top city={city} />
        {own && <OwnScoreLine own={own} published={city.irex.score} />}
        <Figures city={city} />
      </CardBody>
    </Root>
  );
});
CityCard.displayName = 'CityCard';

// An own score changes with every touch of a slider; what does not depend on it is not drawn again.
const Scene = memo(({ city, eager }: Omit<Props, 'own'>) => (
  <CardPicture>
    <CityScene city={city} eager={eager} />
  </CardPicture>
));
Scene.displayName = 'Scene';

const Top = memo(({ city }: Pick<Props, 'city'>) => (
  <TopRow>
    <div>
      <Name>
        <AppLink to={paths.web.city(city.slug)}>{city.name}</AppLink>
      </Name>
      <Small $quiet>
        {city.country}, {city.region}
      </Small>
    </div>
    <MiniDial irex={city.irex} />
  </TopRow>
));
Top.displayName = 'Top';

const Figures = memo(({ city }: Pick<Props, 'city'>) => (
  <>
    <CardFigures {...city} />
    <CityClimate months={city.climate} />
  </>
));
Figures.displayName = 'Figures';

const Root = styled(Card)`
  position: relative;
  height: 100%;

  h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const TopRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s3);
  align-items: start;
`;

const Name = styled.h3`
  font-size: 1.625rem;

  a {
    text-decoration: none;
  }
`;
