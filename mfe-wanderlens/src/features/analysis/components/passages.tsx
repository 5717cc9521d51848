import { type AnalysisCite, type AnalysisClaim } from '@wanderwork/contracts';
import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { groupByTopic } from '../model/topic-titles';
import { ClaimView } from './claim-view';

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
