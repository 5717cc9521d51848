import {
  createState,
  findCityIndex,
  getDayCost,
  reduce,
  type Action,
  type JournalEntry,
  type State,
  type WeekEntry,
} from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { formatMoney } from '../../../../shared/labels';
import { findHops } from '../hops';
import { getRunStart } from '../saves/rules';
import { formatLivingCost } from './hop-labels';
import { formatDayRate, getDayCostFacts, getPayslip } from './rate-labels';

const begin = (): State => createState(getRunStart(createPlan({ mode: 'grand_tour' })));

/** Plays until the city and the day asked for; cards get their first choice. */
const play = (from: State, actions: readonly Action[]) => {
  let state = from;
  const entries: JournalEntry[] = [];
  for (const action of actions) {
    const next = reduce(state, state.card < 0 ? action : { type: 'choose', choice: 0 });
    ({ state } = next);
    entries.push(...next.entries);
  }
  return { state, entries };
};

const work: Action = { type: 'spend', verb: 'work', days: 1 };

describe('a day rate', () => {
  it('is what a day of work will bring, with its reasons', () => {
    expect(formatDayRate({ ...begin(), reputation: 65 }, 1)).toBe(
      '$208: $180, +3% for a reputation of 65, +12% on the terms of this run',
    );
  });

  it('needs no reasons when nothing changes it', () => {
    const { rules } = begin();
    expect(formatDayRate({ ...begin(), reputation: 50, rules: { ...rules, payThousandths: 1000 } }, 1)).toBe(
      '$180',
    );
  });

  it('adds up on the payslip', () => {
    const { entries } = play(
      begin(),
      Array.from({ length: 20 }, () => work),
    );
    const week = entries.find((entry): entry is WeekEntry => entry.kind === 'week')!;
    const { paidUnits, dayRate, pay } = week;
    expect(Math.abs((paidUnits * dayRate) / 1000 - pay)).toBeLessThanOrEqual(5);
    expect(new Map(getPayslip(week)).get('Paid')).toMatch(/^\d(\.\d+)? × \$\d+\.\d\d = \$[\d,]+\.\d\d$/);
  });

  it('lists the days that a new client excuses apart from the days done', () => {
    const week: WeekEntry = {
      kind: 'week',
      client: 1,
      units: 4428,
      quota: 4,
      excusedUnits: 3428,
      paidUnits: 1000,
      dayRate: 20_300,
      pay: 20_300,
      reputation: 53,
    };
    expect(getPayslip(week)).toEqual([
      ['Days done', '1 of 4'],
      ['Days excused, before you joined', '3.428'],
      ['Day rate', '$203.00'],
      ['Paid', '1 × $203.00 = $203.00'],
      ['Reputation since', '53'],
    ]);
    expect(getPayslip({ ...week, units: 1000, excusedUnits: 0 }).map(([name]) => name)).not.toContain(
      'Days excused, before you joined',
    );
  });
});

describe('the cost of a day', () => {
  it('is shown before a trip as it is paid after it', () => {
    const hop = findHops(begin()).find(({ city }) => city.index === findCityIndex('madrid'))!;
    const { state } = play(begin(), [hop.action]);
    expect(state.city).toBe(hop.city.index);
    expect(formatLivingCost(hop)).toMatch(
      new RegExp(`^\\${formatMoney(getDayCost(state))} a day for a week, then \\$\\d+$`),
    );
  });

  it('names each thing that changes it', () => {
    const facts = getDayCostFacts({ ...begin(), nights: 0, lodging: 2 });
    expect(facts.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Usual day', 'Apartment', 'First seven nights', 'A day and night now']),
    );
    expect(new Map(facts).get('First seven nights')).toBe('+25%');
    expect(getDayCostFacts({ ...begin(), prepaid: 3 })).toHaveLength(2);
  });
});
