import { type AnalysisClaim, type AnalysisTopic } from '@wanderwork/contracts';

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
export interface Passage {
  title: string;
  claims: AnalysisClaim[];
}

/** Groups adjacent claims of the same topic under one heading, keeping their order. */
export const groupByTopic = (claims: readonly AnalysisClaim[], cities: number): Passage[] => {
  const titles = cities === 1 ? singleCityTitles : comparisonTitles;
  return claims.reduce<Passage[]>((passages, claim) => {
    const title = titles[claim.about];
    const last = passages.at(-1);
    if (last?.title === title) last.claims.push(claim);
    else passages.push({ title, claims: [claim] });
    return passages;
  }, []);
};
