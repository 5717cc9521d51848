import { type CityDetail, type Verdict } from '@wanderwork/contracts';
import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';

type City = Pick<CityDetail, 'name' | 'verdicts'>;

/** What stands out, derived by rule; each sentence leads to the figure it rests on. */
export const VerdictsSection = ({ city }: { city: City }) => (
  <CitySection id="verdicts" title="For and against">
    <Sides>
      <Side title={`What speaks for ${city.name}`} verdicts={sideOf(city, 'for')} />
      <Side title="What speaks against it" verdicts={sideOf(city, 'against')} />
    </Sides>
  </CitySection>
);

const sideOf = ({ verdicts }: City, side: Verdict['side']) =>
  verdicts.filter((verdict) => verdict.side === side);

const Side = ({ title, verdicts }: { title: string; verdicts: Verdict[] }) => (
  <div>
    <h3>{title}</h3>
    {verdicts.length === 0 ? (
      <p>Nothing stands out in the figures we have.</p>
    ) : (
      <ul>
        {verdicts.map(({ words, figure }) => (
          <li key={words}>
            <a href={`#${placeOf(figure)}`}>{words}</a>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** Where a figure stands on the page. */
const placeOf = (figure: string): string => (figure === 'climate' ? 'climate' : `figure-${figure}`);

const Sides = styled.div`
  display: grid;
  gap: var(--s5) var(--s7);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  h3 {
    margin-bottom: var(--s2);
    font-size: var(--f-lg);
  }

  p {
    color: var(--ink-2);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: 7px;
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  a {
    color: inherit;
    text-decoration-color: var(--line-2);
  }

  a:hover {
    text-decoration-color: var(--red);
  }
`;
