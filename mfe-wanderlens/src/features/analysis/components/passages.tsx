import { type AnalysisCite, type AnalysisClaim, type AnalysisTopic } from '@wanderwork/contracts';
import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { ClaimView } from './claim-view';

const singleCityTitles: Record<AnalysisTopic, string> = {
  decides: 'What matters most',
  yours: 'For you',
  strong: 'Reasons to go',
  weak: 'Watch out for',
  region: 'How it differs from its region',
  months: 'Through the year',
  near: 'Similar cities',
  trade: 'The trade-off',
  unknown: 'What we know least about',
  suits: 'Who it suits',
  check: 'Before you book',
};

const comparisonTitles: Record<AnalysisTopic, string> = {
  ...singleCityTitles,
  strong: 'Which city leads',
  weak: 'Which city trails',
  region: 'Cost and internet',
  near: 'Too close to call',
  unknown: 'What we don’t know',
  suits: 'Who each city suits',
};

/** Claims under one heading. */
interface Passage {
  title: string;
  claims: AnalysisClaim[];
}

/** Groups adjacent claims of the same topic under one heading, keeping their order. */
const groupByTopic = (claims: readonly AnalysisClaim[], cities: number): Passage[] => {
  const titles = cities === 1 ? singleCityTitles : comparisonTitles;
  return claims.reduce<Passage[]>((passages, claim) => {
    const title = titles[claim.about];
    const last = passages.at(-1);
    if (last?.title === title) last.claims.push(claim);
    else passages.push({ title, claims: [claim] });
    return passages;
  }, []);
};

interface Props {
  claims: readonly AnalysisClaim[];
  cities: readonly { slug: string; name: string }[];
  getTarget: (cite: AnalysisCite) => string;
}

/** The claims under their headings. On wide screens the headings are in the left margin. */
export const Passages = ({ claims, cities, getTarget }: Props) => (
  <div>
    {groupByTopic(claims, cities.length).map((passage) => (
      <Root key={passage.title}>
        <h3>{passage.title}</h3>
        <div>
          {passage.claims.map((claim) => (
            <ClaimView
              key={claim.text}
              claim={claim}
              getTarget={getTarget}
              getCityName={(cite) => findCityName(cite, cities)}
            />
          ))}
        </div>
      </Root>
    ))}
  </div>
);

/** With a single city no name is needed. Labels of the reader's own values already contain the name. */
const findCityName = ({ city, kind }: AnalysisCite, cities: Props['cities']): string | null =>
  cities.length === 1 || kind === 'own' ? null : (cities.find(({ slug }) => slug === city)?.name ?? null);

const Root = styled.div`
  display: grid;
  gap: var(--s1) var(--s5);
  padding-block: var(--s4);
  border-top: 1px solid var(--line);

  h3 {
    font: 400 var(--f-md) / 1.35 var(--serif);
    color: var(--ink-2);
  }

  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;
