import { type AnalysisClaim } from '@wanderwork/contracts';
import { formatProgress } from './format-analysis';

const claim: AnalysisClaim = { about: 'weak', text: 'It rains.', cites: [] };
const analyst = { kind: 'embedded', name: 'The analyst' } as const;

describe('formatProgress', () => {
  it('names the writer once it is known', () => {
    expect(formatProgress({ claims: [], dropped: 0, writer: null })).toBe('Writing from the figures.');
    expect(formatProgress({ claims: [], dropped: 0, writer: analyst })).toBe(
      'The analyst is writing from the figures.',
    );
  });

  it('counts the claims and those left out', () => {
    expect(formatProgress({ claims: [claim], dropped: 0, writer: analyst })).toBe('1 claim so far.');
    expect(formatProgress({ claims: [claim, claim], dropped: 1, writer: analyst })).toBe(
      '2 claims so far, 1 left out.',
    );
  });
});
