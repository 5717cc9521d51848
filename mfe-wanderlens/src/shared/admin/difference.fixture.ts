import type { BatchDifference } from '@wanderwork/contracts';

/** One figure changes and lowers Porto's score. Pass only what a test is about. */
export const aDifference = (scores: Partial<BatchDifference['scores']> = {}): BatchDifference => ({
  cities: { added: 0, changed: 1, gone: 0 },
  figures: { added: 0, changed: 1, removed: 0 },
  unnamed: 0,
  passedOver: 0,
  scores: {
    moved: 1,
    movedFar: 1,
    bandsChanged: 1,
    movers: [
      {
        city: 'porto',
        name: 'Porto',
        from: 90.1,
        to: 84,
        points: -6.1,
        fromBand: 'outstanding',
        toBand: 'strong',
      },
    ],
    ...scores,
  },
});
