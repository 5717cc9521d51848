import {
  toCelsius,
  formatTemperature,
  paths,
  convertTemperatures,
  type SampleCity,
} from '@wanderwork/contracts';
import { AppLink, useTemperatureUnit } from '@wanderwork/platform';
import {
  Card,
  CardBody,
  CardPicture,
  Caption,
  Icon,
  SampleMark,
  Small,
  TextLink,
  VisuallyHidden,
} from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { CardFigures, CityClimate } from '../../../shared/card-figures';
import { CityScene } from '../../../shared/city-scene';

/** The most telling points come first; a card has room for these. */
const MAX_PROS = 2;
const MAX_CONS = 1;

/** A featured city with the launch sample's values and a link to its page. */
export const SampleCard = ({ city }: { city: SampleCity }) => (
  <Card>
    <CardPicture>
      <CityScene city={city} />
    </CardPicture>
    <CardBody>
      <Top>
        <div>
          <Name>{city.name}</Name>
          <Small $quiet>
            {city.country}, {city.region}
          </Small>
        </div>
        <MiniDial irex={{ score: city.irexScore, ...city.irexRange }} />
      </Top>
      <CardFigures
        monthlyCost={{ value: city.monthlyCost, grade: 'given' }}
        internetSpeed={{ value: city.internetSpeed, grade: 'given' }}
        safety={{ value: city.safety, grade: 'given' }}
        isSample
      />
      <SampleNote>
        <SampleMark />
        <TextLink quiet as={AppLink} to={`${paths.web.city(city.slug)}#figures`}>
          Current figures <VisuallyHidden>of {city.name}</VisuallyHidden>
        </TextLink>
      </SampleNote>
      {city.climate && <CityClimate months={city.climate} />}
      <Highlights city={city} />
      <TextLink as={AppLink} to={paths.web.city(city.slug)}>
        View Details <VisuallyHidden>of {city.name}</VisuallyHidden> <Icon name="arrow-right" />
      </TextLink>
    </CardBody>
  </Card>
);

/** Weather, pros and cons in the reader's temperature unit. */
const Highlights = ({ city: { weather, pros, cons } }: { city: SampleCity }) => {
  const unit = useTemperatureUnit();
  return (
    <>
      <Weather>
        {formatTemperature(toCelsius(weather.temperature), unit)}, {weather.condition}
      </Weather>
      <Points role="list">
        {pros.slice(0, MAX_PROS).map((pro) => (
          <li key={pro}>
            <Sign $color="--ok">+</Sign> {convertTemperatures(pro, unit)}
          </li>
        ))}
        {cons.slice(0, MAX_CONS).map((con) => (
          <li key={con}>
            <Sign $color="--bad">−</Sign> {convertTemperatures(con, unit)}
          </li>
        ))}
      </Points>
    </>
  );
};

const Top = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s3);
`;

const SampleNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s3);
  justify-content: space-between;
  margin-bottom: var(--s3);
  font-size: var(--f-sm);
`;

const Name = styled.h3`
  font-size: 1.625rem;
`;

const Weather = styled(Caption)`
  margin-top: var(--s2);
`;

const Points = styled.ul`
  display: grid;
  gap: 2px;
  margin-block: var(--s3);
  padding: 0;
  font-size: var(--f-sm);
  color: var(--ink-2);
  list-style: none;
`;

const Sign = styled.span.attrs({ 'aria-hidden': true })<{ $color: string }>`
  display: inline-block;
  width: 1em;
  font-weight: 700;
  color: var(${({ $color }) => $color});
`;
