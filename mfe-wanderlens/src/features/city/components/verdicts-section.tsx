import { type CityDetail, type Verdict } from '@wanderwork/contracts';
import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { getCurrentPage, getVerdictAnchor, citeVerdict } from '../../../shared/cite/citation';
import { CiteButton } from '../../../shared/cite/cite-button';
import { CitySection } from '../../../shared/city-section';
import { useLocalText } from '../../../shared/use-local-text';

type City = Pick<CityDetail, 'name' | 'country' | 'verdicts' | 'figures' | 'sources'>;

/** The pros and cons, derived by rules. Each sentence links to its figure. */
export const VerdictsSection = ({ city }: { city: City }) => (
  <CitySection id="verdicts" title="Pros and cons">
    <Sides>
      <Side title="Reasons to go" city={city} side="for" />
      <Side title="Watch out for" city={city} side="against" />
    </Sides>
  </CitySection>
);

interface SideProps {
  title: string;
  city: City;
  side: Verdict['side'];
}

const Side = ({ title, city, side }: SideProps) => {
  const verdicts = city.verdicts.filter((verdict) => verdict.side === side);
  return (
    <div>
      <h3>{title}</h3>
      {verdicts.length === 0 ? (
        <p>Nothing stands out in the figures we have.</p>
      ) : (
        <ul>
          {verdicts.map((verdict) => (
            <VerdictLine key={verdict.words} city={city} verdict={verdict} />
          ))}
        </ul>
      )}
    </div>
  );
};

const VerdictLine = ({ city, verdict }: { city: City; verdict: Verdict }) => {
  const words = useLocalText()(verdict.words);
  return (
    <li>
      <a href={`#${getVerdictAnchor(verdict)}`}>{words}</a>
      <CiteButton subject={words} getCitation={() => citeVerdict({ city, verdict, ...getCurrentPage() })} />
    </li>
  );
};

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
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    justify-content: space-between;
    align-items: baseline;
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
