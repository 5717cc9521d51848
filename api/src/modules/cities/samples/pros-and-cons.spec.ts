import { prosAndCons, type Assessed } from './pros-and-cons.js';

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
const judge = (known: Partial<Assessed>) => prosAndCons({ ...unknown, ...known });

describe('pros and cons', () => {
  it('say nothing of what is not known', () => {
    expect(judge({})).toEqual({ pros: [], cons: [] });
  });

  it.each([
    [{ monthlyCost: 1100 }, 'Low cost of living: $1,100 a month'],
    [{ internetSpeed: 85 }, 'Fast internet: 85 Mbps'],
    [{ safetyIndex: 78.3 }, 'Safe country: 78 of 100'],
    [{ climate: year(21, 20) }, 'All 12 months between 18 and 25 °C'],
    [{ nomadVisaMonths: 24 }, 'Nomad visa for up to 24 months'],
  ])('of %j are the pro %s', (known, words) => {
    expect(judge(known)).toEqual({ pros: [words], cons: [] });
  });

  it.each([
    [{ monthlyCost: 1800 }, 'Dearer than most: $1,800 a month'],
    [{ internetSpeed: 9.1 }, 'Slow internet: 9 Mbps'],
    [{ safetyIndex: 27.8 }, 'Safety needs care: 28 of 100 for the country'],
    [{ climate: year(30, 20) }, 'All 12 months above 28 °C on average'],
    [{ largeAirportKm: 234 }, 'Nearest large airport 234 km away'],
    [{ englishShare: 8 }, 'Little English: 8 % use it'],
  ])('of %j are the con %s', (known, words) => {
    expect(judge(known)).toEqual({ pros: [], cons: [words] });
  });

  it('are silent between their bounds', () => {
    expect(judge({ monthlyCost: 1500, internetSpeed: 40, safetyIndex: 60, airPm25: 15 })).toEqual({
      pros: [],
      cons: [],
    });
  });

  it('are four at most, the most telling first', () => {
    const { cons } = judge({
      monthlyCost: 3000,
      internetSpeed: 5,
      safetyIndex: 10,
      airPm25: 80,
      englishShare: 1,
    });
    expect(cons).toHaveLength(4);
    expect(cons[0]).toMatch(/^Dearer/);
  });
});
