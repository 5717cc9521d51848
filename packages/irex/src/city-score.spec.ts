import { scoreCities } from './city-score.js';
import { city } from './sample-city.fixture.js';

const dimension = (inputs: Parameters<typeof city>[0], key: string) =>
  scoreCities([city(inputs)])[0]?.dimensions.find((one) => one.key === key);

describe('scoreCities', () => {
  it('bases work setup on broadband alone if co-working is unknown, with reduced quality', () => {
    expect(dimension({ broadbandPer100: 22.5 }, 'work_setup')).toMatchObject({ score: 50, imputed: [] });
    expect(dimension({ broadbandPer100: 22.5 }, 'work_setup')?.quality).toBeCloseTo(0.4 * 0.6);
  });

  it('scores a nomad visa that was not found 0 with quality 0, and does not impute it', () => {
    const found = dimension(
      { nomadVisa: 'yes', nomadVisaMonths: 24, nomadVisaBasis: 'official' },
      'visa_access',
    );
    const none = dimension({ nomadVisa: null, nomadVisaBasis: null }, 'visa_access');
    expect(found!.score - none!.score).toBeCloseTo(0.45 * 100);
    expect(found!.quality - none!.quality).toBeCloseTo(0.45 * 0.85);
    expect(none!.imputed).toEqual([]);
  });

  it('never lets a good dimension fully compensate a bad one', () => {
    const even = scoreCities([city({})])[0]!;
    const dear = scoreCities([city({ monthlyCostUsd: 4500, fixedMbps: 250, uploadMbps: 100 })])[0]!;
    expect(dear.raw).toBeLessThan(even.raw);
  });
});
