import { paths, type CityTrend } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { media, Small, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { describeCause, formatPoints } from '../model/trend-labels';

interface Props {
  title: string;
  /** Shown if no city changed. */
  none: string;
  cities: readonly CityTrend[];
  /** The points that fill a bar. */
  maxPoints: number;
}

/** Cities that changed in one direction, largest change first, with the causes. */
export const ChangeList = ({ title, none, cities, maxPoints }: Props) => (
  <section aria-label={title}>
    <Title>{title}</Title>
    {cities.length === 0 && <p>{none}</p>}
    <List>
      {cities.map((city) => (
        <li key={city.slug}>
          <Name>
            <TextLink quiet as={AppLink} to={paths.web.city(city.slug)}>
              {city.name}
            </TextLink>
            <Small $quiet as="span">
              {city.country}
            </Small>
          </Name>
          <Bar height={14} aria-hidden>
            <rect y={4} width={`${(100 * Math.abs(city.points)) / maxPoints}%`} height={7} />
          </Bar>
          <Points>
            <b>{formatPoints(city.points)}</b>
            <Small $quiet as="span">
              now {Math.round(city.score)}
            </Small>
          </Points>
          <Cause $quiet as="p">
            {describeCause(city)}
          </Cause>
        </li>
      ))}
    </List>
  </section>
);

const Title = styled.h2`
  margin-bottom: var(--s2);
  font-size: var(--f-xl);
`;

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s4);
    align-items: baseline;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
  }

  ${media.tablet} {
    li {
      grid-template-columns: 220px minmax(0, 1fr) 110px;
    }
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;

  a {
    font: 400 var(--f-lg) / 1.2 var(--serif);
  }
`;

const Bar = styled.svg`
  display: none;
  width: 100%;

  rect {
    fill: var(--ink);
  }

  ${media.tablet} {
    display: block;
  }
`;

const Points = styled.span`
  display: inline-flex;
  gap: 8px;
  justify-content: flex-end;
`;

const Cause = styled(Small)`
  grid-column: 1 / -1;
`;
