import { ClaimVerifier } from './claim-verifier.js';
import type { Evidence } from './evidence.js';
import { createVocabulary, plainVocabulary } from './vocabulary.js';

const base: Evidence = {
  id: '',
  places: [],
  key: '',
  value: 0,
  unit: null,
  month: null,
  ofRegion: false,
  ofCountry: false,
  needsCountry: false,
  isRough: false,
  isExact: true,
};
const DAY_MS = 86_400_000;

const verifier = new ClaimVerifier({
  evidence: [
    { ...base, id: 'left', key: 'left', value: 50, unit: 'days' },
    { ...base, id: 'leave', key: 'leave', value: Date.parse('2027-01-17') / DAY_MS, unit: 'date' },
    { ...base, id: 'open', key: 'open', value: 840, to: 1020, unit: 'clock', places: ['lisbon'] },
    { ...base, id: 'km', key: 'km', value: 2793, unit: 'km', places: ['lisbon', 'dakar'], isExclusive: true },
    { ...base, id: 'rent', key: 'rent', value: 1535, unit: 'USD a month', places: ['lisbon'] },
  ],
  places: [
    { name: 'Lisbon', kind: 'city', holds: ['lisbon'] },
    { name: 'Porto', kind: 'city', holds: ['porto'] },
    { name: 'Dakar', kind: 'city', holds: ['dakar'] },
    { name: 'Portugal', kind: 'country', holds: ['lisbon', 'porto'] },
  ],
  vocabulary: createVocabulary(
    {
      topics: { left: 'left', leave: 'leave by', rent: 'rent' },
      requiredTerms: {},
      unnamed: new Set(['open', 'km']),
    },
    plainVocabulary,
  ),
  only: null,
  areDistinguishable: () => false,
});

describe('a figure to repeat exactly', () => {
  it.each([
    ['left', 'You have 50 days left.'],
    ['leave', 'Leave by 17 Jan 2027.'],
    ['leave', 'Leave by 17 January 2027.'],
    ['open', 'In Lisbon it is from 14:00 to 17:00.'],
    ['open', 'In Lisbon it is from 2 pm to 5 pm.'],
    ['km', 'Dakar is 2,793 km from Lisbon.'],
    ['rent', 'In Lisbon the rent is $1,535 a month.'],
  ])('supports a claim on %s: %s', (cite, text) => {
    expect(verifier.verify({ text, cites: [cite] })).not.toBeNull();
  });

  it.each([
    ['left', 'You have 51 days left.'],
    ['left', 'You have 49.9 days left.'],
    ['left', 'You have 50 nights left.'],
    ['left', 'You have 50 days a year left.'],
    ['left', 'In Lisbon you have 50 days left.'],
    ['leave', 'Leave by 18 Jan 2027.'],
    ['leave', 'Leave by 17 Jan 2028.'],
    ['leave', 'Leave by 17 Jan 2027 to 18 Jan 2027.'],
    ['open', 'In Lisbon it is from 14:00.'],
    ['open', 'In Lisbon it is from 17:00 to 14:00.'],
    ['open', 'In Porto it is from 14:00 to 17:00.'],
    ['open', 'It is from 14:00 to 17:00 there.'],
    ['km', 'Dakar is 2,794 km from Lisbon.'],
    ['km', 'Dakar is about 2,800 km from Lisbon.'],
    ['km', 'Dakar is 2,793 km from Porto.'],
    ['km', 'Dakar is 2,793 km from Portugal.'],
    ['km', 'Dakar is 2,793 km away here.'],
    ['km', 'Dakar is 2,793 hours from Lisbon.'],
    ['rent', 'In Lisbon the rent is $1,535.'],
    ['rent', 'In Lisbon the rent is $1,535 a week.'],
    ['rent', 'In Lisbon and Lisbon the rent is $1,535 a month.'],
  ])('supports no claim on %s like: %s', (cite, text) => {
    expect(verifier.verify({ text, cites: [cite] })).toBeNull();
  });
});
