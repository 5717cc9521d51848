import { type AnalysisClaim } from '@wanderwork/contracts';
import { formatProgress } from './format-progress';

const claim: AnalysisClaim = { about: 'weak', text: 'It rains.', cites: [] };
const analyst = { kind: 'embedded', name: 'The analyst' } as const;

describe('what came of an analysis so far', () => {
  it('is that it is being written, by whoever is known to write it', () => {
    expect(formatProgress({ claims: [], dropped: 0, writer: null })).toBe('Writing from the figures.');
    expect(formatProgress({ claims: [], dropped: 0, writer: analyst })).toBe(
      'The analyst is writing from the figures.',
    );
  });

  it('counts the claims, and those that the figures did not support', () => {
    expect(formatProgress({ claims: [claim], dropped: 0, writer: analyst })).toBe('1 claim so far.');
    expect(formatProgress({ claims: [claim, claim], dropped: 1, writer: analyst })).toBe(
      '2 claims so far, 1 left out.',
    );
  });
});
