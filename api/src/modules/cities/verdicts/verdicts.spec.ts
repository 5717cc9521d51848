import { findVerdicts, type VerdictInputs } from './verdicts.js';

const noFigures: VerdictInputs = {
  monthlyCost: null,
  monthlyCostReliability: null,
  internetSpeed: null,
  internetSpeedGrade: null,
  safetyIndex: null,
  climate: null,
  nomadVisaMonths: null,
  airPm25: null,
  largeAirportKm: null,
  englishShare: null,
};

const createYear = (tempC: number, rainMm: number) => Array.from({ length: 12 }, () => ({ tempC, rainMm }));
const getVerdicts = (figures: Partial<VerdictInputs>) => findVerdicts({ ...noFigures, ...figures });

describe('verdicts', () => {
  it('omit unknown figures', () => {
    expect(getVerdicts({})).toEqual([]);
  });

  it.each([
    [{ monthlyCost: 1100 }, 'Low cost of living: $1,100 a month', 'monthly_cost'],
    [{ internetSpeed: 85 }, 'Fast internet: 85 Mbps', 'download'],
    [{ safetyIndex: 78.3 }, 'Safe country: 78 of 100', 'safety_index'],
    [{ climate: createYear(21, 20) }, 'All 12 months between 18 and 25 °C', 'climate'],
    [{ nomadVisaMonths: 24 }, 'Nomad visa for up to 24 months', 'nomad_visa_months'],
  ])('list %j as a pro: %s', (figures, words, figure) => {
    expect(getVerdicts(figures)).toEqual([{ side: 'for', words, figure }]);
  });

  it.each([
    [{ monthlyCost: 1800 }, 'More expensive than most: $1,800 a month', 'monthly_cost'],
    [{ internetSpeed: 9.1 }, 'Slow internet: 9 Mbps', 'download'],
    [{ safetyIndex: 27.8 }, 'Low country safety: 28 of 100', 'safety_index'],
    [{ climate: createYear(30, 20) }, 'All 12 months above 28 °C on average', 'climate'],
    [{ largeAirportKm: 234 }, 'Nearest large airport 234 km away', 'airport_large_km'],
    [{ englishShare: 8 }, 'Little English: 8% of the country use it', 'english_share'],
  ])('list %j as a con: %s', (figures, words, figure) => {
    expect(getVerdicts(figures)).toEqual([{ side: 'against', words, figure }]);
  });

  it('say that a cost is a rough guess', () => {
    const [verdict] = getVerdicts({ monthlyCost: 1050, monthlyCostReliability: 'D' });
    expect(verdict?.words).toBe('Low cost of living: about $1,050 a month, a rough guess');
  });

  it('say that a speed is the country’s', () => {
    const [verdict] = getVerdicts({ internetSpeed: 69.9, internetSpeedGrade: 'country' });
    expect(verdict?.words).toBe('Fast internet: 70 Mbps, the country’s median');
  });

  it('omit figures between the bounds', () => {
    expect(getVerdicts({ monthlyCost: 1500, internetSpeed: 40, safetyIndex: 60, airPm25: 15 })).toEqual([]);
  });

  it('start with the most significant', () => {
    const [first, ...others] = getVerdicts({ englishShare: 1, airPm25: 80, monthlyCost: 3000 });
    expect(first?.words).toMatch(/^More expensive/);
    expect(others).toHaveLength(2);
  });
});
