import { verdictsOf, type Assessed } from './verdicts.js';

const unknown: Assessed = {
  monthlyCost: null,
  internetSpeed: null,
  safetyIndex: null,
  climate: null,
  nomadVisaMonths: null,
  airPm25: null,
  largeAirportKm: null,
  englishShare: null,
};

const year = (tempC: number, rainMm: number) => Array.from({ length: 12 }, () => ({ tempC, rainMm }));
const judge = (known: Partial<Assessed>) => verdictsOf({ ...unknown, ...known });

describe('verdicts', () => {
  it('say nothing of what is not known', () => {
    expect(judge({})).toEqual([]);
  });

  it.each([
    [{ monthlyCost: 1100 }, 'Low cost of living: $1,100 a month', 'monthly_cost'],
    [{ internetSpeed: 85 }, 'Fast internet: 85 Mbps', 'download'],
    [{ safetyIndex: 78.3 }, 'Safe country: 78 of 100', 'safety_index'],
    [{ climate: year(21, 20) }, 'All 12 months between 18 and 25 °C', 'climate'],
    [{ nomadVisaMonths: 24 }, 'Nomad visa for up to 24 months', 'nomad_visa_months'],
  ])('of %j speak for it: %s', (known, words, figure) => {
    expect(judge(known)).toEqual([{ side: 'for', words, figure }]);
  });

  it.each([
    [{ monthlyCost: 1800 }, 'Dearer than most: $1,800 a month', 'monthly_cost'],
    [{ internetSpeed: 9.1 }, 'Slow internet: 9 Mbps', 'download'],
    [{ safetyIndex: 27.8 }, 'Safety needs care: 28 of 100 for the country', 'safety_index'],
    [{ climate: year(30, 20) }, 'All 12 months above 28 °C on average', 'climate'],
    [{ largeAirportKm: 234 }, 'Nearest large airport 234 km away', 'airport_large_km'],
    [{ englishShare: 8 }, 'Little English: 8 % use it', 'english_share'],
  ])('of %j speak against it: %s', (known, words, figure) => {
    expect(judge(known)).toEqual([{ side: 'against', words, figure }]);
  });

  it('are silent between their bounds', () => {
    expect(judge({ monthlyCost: 1500, internetSpeed: 40, safetyIndex: 60, airPm25: 15 })).toEqual([]);
  });

  it('begin with the most telling', () => {
    const [first, ...others] = judge({ englishShare: 1, airPm25: 80, monthlyCost: 3000 });
    expect(first?.words).toMatch(/^Dearer/);
    expect(others).toHaveLength(2);
  });
});
