import { getCurrentEdition, formatEdition } from '../../../shared/editions';
import { getModeInfo } from '../../../shared/modes';
import { createEditionPlan } from './edition-plan';

const daily = getModeInfo('daily_dash');
const weekly = getModeInfo('weekly_route');

describe('calendar editions', () => {
  it.each([
    ['2026-11-22T23:59:59Z', '2026-11-22', '2026-W47'],
    ['2026-11-23T00:00:00Z', '2026-11-23', '2026-W48'],
    ['2027-01-01T12:00:00Z', '2027-01-01', '2026-W53'],
    ['2025-12-29T12:00:00Z', '2025-12-29', '2026-W01'],
  ])('at %s are %s and %s', (now, day, week) => {
    expect(getCurrentEdition(daily, new Date(now))).toBe(day);
    expect(getCurrentEdition(weekly, new Date(now))).toBe(week);
    expect(getCurrentEdition(getModeInfo('grand_tour'), new Date(now))).toBeNull();
  });

  it.each([
    ['2026-11-22', 10],
    ['2026-W01', 0],
    ['2026-W47', 10],
    ['2026-W53', 11],
    ['2026-W31', 6],
    ['2027-W01', 0],
  ])('%s starts in its month', (edition, month) => {
    expect(createEditionPlan(weekly, edition).month).toBe(month);
  });

  it.each([
    ['2026-11-22', '22 Nov 2026'],
    ['2026-W05', 'week 5 of 2026'],
  ])('%s is formatted as %s', (edition, words) => expect(formatEdition(edition)).toBe(words));

  it('give everyone the same plan, and another one the next day', () => {
    expect(createEditionPlan(daily, '2026-11-22')).toEqual(createEditionPlan(daily, '2026-11-22'));
    expect(createEditionPlan(daily, '2026-11-22').seedA).not.toBe(
      createEditionPlan(daily, '2026-11-23').seedA,
    );
    expect(createEditionPlan(weekly, '2026-11-22').seedA).not.toBe(
      createEditionPlan(daily, '2026-11-22').seedA,
    );
  });
});
