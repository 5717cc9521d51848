import { paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, CardBody, CardPicture, Small } from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { CardFigures } from './card-figures';
import { CityClimate } from './city-climate';
import { CityScene } from './city-scene';

interface Props {
  city: CitySummary;
  /** In the first view: its picture goes before others. */
  eager?: boolean;
}

/** A city in a list; the whole card leads to its page. */
export const CityCard = ({ city, eager }: Props) => (
  <Root $hover>
    <CardPicture>
      <CityScene city={city} eager={eager} />
    </CardPicture>
    <CardBody>
      <Top>
        <div>
          <Name>
            <AppLink to={paths.web.city(city.slug)}>{city.name}</AppLink>
          </Name>
          <Small $quiet>
            {city.country}, {city.region}
          </Small>
        </div>
        <MiniDial irex={city.irex} />
      </Top>
      <CardFigures {...city} />
      <CityClimate months={city.climate} />
    </CardBody>
  </Root>
);

const Root = styled(Card)`
  position: relative;
  height: 100%;

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Top = styled.div`
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
