import { isSignificantDifference, paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, Card } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  city: Pick<CitySummary, 'name' | 'irex'>;
  similar: CitySummary[];
}

/** Nearby cities with similar scores, with a note if the differences are within the margin of error. */
export const SimilarCities = ({ city, similar }: Props) => {
  if (similar.length === 0) return null;
  const areAllWithinMargin = !similar.some((other) => isSignificantDifference(city.irex, other.irex));
  return (
    <Root as="section" aria-labelledby="similar-title" $pad>
      <h2 id="similar-title">Nearby, with a similar score</h2>
      <ul role="list">
        {similar.map((other) => (
          <li key={other.slug}>
            <AppLink to={paths.web.city(other.slug)}>
              <span>{other.name}</span>
              <Range>
                {Math.round(other.irex.score)}, likely {Math.round(other.irex.low)} to{' '}
                {Math.round(other.irex.high)}
              </Range>
            </AppLink>
          </li>
        ))}
      </ul>
      {areAllWithinMargin && (
        <Caption>Their differences from {city.name} are within the margin of error.</Caption>
      )}
    </Root>
  );
};

const Root = styled(Card)`
  display: grid;
  gap: var(--s3);

  h2 {
    font-size: var(--f-lg);
  }

  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    justify-content: space-between;
    padding-block: 5px;
    text-decoration: none;
  }

  a:hover > :first-child {
    text-decoration: underline;
  }
`;

const Range = styled.span`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
