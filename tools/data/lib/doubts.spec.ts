import { leaveOutDoubts } from './doubts.mjs';

const months = (value: number) => Array.from({ length: 12 }, () => value);
const figure = (value: unknown) => ({ value, source: 'dwd-climat', year: '2003–2020', grade: 'measured' });

describe('leaveOutDoubts', () => {
  it('removes the value and notes the reason', () => {
    const groups: Record<string, Record<string, { value: unknown; note?: string }>> = {
      climate: { temperature_months: figure(months(-1)), temperature_year: figure(-1) },
      cost: { monthly_cost: figure(1210) },
    };
    const scoreOnly = leaveOutDoubts({ slug: 'brasov', iso2: 'RO' }, groups);
    expect(groups.climate?.temperature_year).toEqual({ value: null, note: expect.stringMatching(/Omu/) });
    expect(groups.cost?.monthly_cost).toEqual(figure(1210));
    expect(scoreOnly).toEqual({});
  });

  it('keeps the safety index for the score, and says so', () => {
    const groups: Record<string, Record<string, { value: unknown; note?: string }>> = {
      safety: { safety_index: figure(40) },
    };
    const scoreOnly = leaveOutDoubts({ slug: 'lviv', iso2: 'UA' }, groups);
    expect(groups.safety?.safety_index?.note).toMatch(/invasion.*The score still counts it\./);
    expect(scoreOnly).toMatchObject({ safety_index: { value: 40, source: 'dwd-climat' } });
  });

  it('removes a single month', () => {
    const groups = { climate: { temperature_months: figure(months(18)) } };
    leaveOutDoubts({ slug: 'doha', iso2: 'QA' }, groups);
    expect(groups.climate.temperature_months.value).toEqual([18, 18, null, ...months(18).slice(3)]);
  });

  it('removes a figure in all cities of a country', () => {
    const groups = { safety: { safety_label: figure('Safe') } };
    leaveOutDoubts({ slug: 'lviv', iso2: 'UA' }, groups);
    expect(groups.safety.safety_label.value).toBeNull();
  });
});
