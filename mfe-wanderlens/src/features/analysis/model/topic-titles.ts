import { type AnalysisClaim, type AnalysisTopic } from '@wanderwork/contracts';

const ofOne: Record<AnalysisTopic, string> = {
  decides: 'What decides',
  yours: 'For you',
  strong: 'What speaks for it',
  weak: 'What speaks against it',
  region: 'Unlike its region',
  months: 'The year',
  near: 'Cities like it',
  trade: 'The trade',
  unknown: 'Least known',
  suits: 'Whom it suits',
  check: 'Before you book',
};

const ofSeveral: Record<AnalysisTopic, string> = {
  ...ofOne,
  strong: 'Who is ahead',
  weak: 'Who is behind',
  region: 'Cost and line',
  months: 'Their years',
  near: 'Too close to tell',
  unknown: 'Not known',
  suits: 'Which for whom',
};

/** Claims under one heading. */
export interface Passage {
  title: string;
  claims: AnalysisClaim[];
}

/** The claims in their order, neighbours of one topic under one heading. */
export const passagesOf = (claims: readonly AnalysisClaim[], cities: number): Passage[] => {
  const titles = cities === 1 ? ofOne : ofSeveral;
  return claims.reduce<Passage[]>((passages, claim) => {
    const title = titles[claim.about];
    const last = passages.at(-1);
    if (last?.title === title) last.claims.push(claim);
    else passages.push({ title, claims: [claim] });
    return passages;
  }, []);
};
