import { computeMonthScores } from './month-scores.js';
import { neutralPreferences } from './neutral.js';
import { computePersonalScores } from './personal-score.js';
import { referenceCities, toIrexCities } from './preferences.fixture.js';

const city = toIrexCities(referenceCities()).find(({ months }) => months);
const today = { year: 2026, month: 11 };

describe('computeMonthScores', () => {
  it('scores each month as a stay in it', () => {
    const stays = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, months: 1 }));
    expect(computeMonthScores(city!)).toEqual(
      stays.map(
        (stay) => computePersonalScores([city!], { ...neutralPreferences, stay }, today, null)[0]!.score,
      ),
    );
  });

  it('is higher in a month with better weather', () => {
    const months = [0, 100, ...Array.from({ length: 10 }, () => 50)];
    const [january, february, march] = computeMonthScores({ ...city!, months })!;
    expect(january).toBeLessThan(march!);
    expect(march).toBeLessThan(february!);
  });

  it('is unknown if the weather is', () => {
    expect(computeMonthScores({ ...city!, months: null })).toBeNull();
  });
});
