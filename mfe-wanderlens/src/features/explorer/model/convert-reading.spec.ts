import { aSearchAnswer } from '@wanderwork/testing';
import { convertReading } from './convert-reading';

const label = 'Warm in January (20 to 30 °C)';
const answer = aSearchAnswer([], {
  query: '20 to 30 °C',
  understood: [{ id: 'warm@1', kind: 'climate', label, start: 0, end: 4, filters: [] }],
  contradictions: [
    { ids: ['warm@1', 'temp<5@1'], words: 'No city can be “20 °C or more” and “under 5 °C” at once.' },
  ],
  narrowest: { id: 'warm@1', label, cities: 3 },
});

describe('convertReading', () => {
  it('converts chips, contradictions and the suggested condition to °F', () => {
    const { understood, contradictions, narrowest } = convertReading(answer, 'fahrenheit');
    expect(understood[0]?.label).toBe('Warm in January (68 to 86 °F)');
    expect(contradictions[0]?.words).toBe('No city can be “68 °F or more” and “under 41 °F” at once.');
    expect(narrowest?.label).toBe('Warm in January (68 to 86 °F)');
  });

  it('keeps the typed query and the ids', () => {
    const { query, understood } = convertReading(answer, 'fahrenheit');
    expect([query, understood[0]?.id]).toEqual(['20 to 30 °C', 'warm@1']);
  });

  it('changes nothing for °C', () => {
    expect(convertReading(answer, 'celsius')).toEqual(answer);
  });
});
