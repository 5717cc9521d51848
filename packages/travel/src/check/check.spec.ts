import fc from 'fast-check';
import { describeConflict, formatUnpriced } from '../messages/conflict-message.js';
import { parseDay, toDay, type Day } from '../time/day.js';
import { createSeries, createStop, withStops } from '../trip/trip.fixture.js';
import type { Passport, Stop, Trip } from '../trip/trip.js';
import { checkTrip } from './check.js';
import { conflictCodes, type ConflictCode } from './conflicts.js';
import { facts } from './facts.fixture.js';

const day = (text: string): Day => parseDay(text)!;
const german: Passport[] = [{ code: 'DE' }];
const american: Passport[] = [{ code: 'US' }];

/** A trip of `city from–until` stays; a stay without a start begins when the one before it ends. */
const plan = (stays: [city: string, arrive: string, leave: string][], change: Partial<Trip> = {}): Trip =>
  withStops(
    stays.map(([city, arrive, leave], at) => createStop(`s${at}`, city, day(arrive), day(leave))),
    { passports: german, work: { days: [], from: 540, to: 1020, earliest: 480, latest: 1320 }, ...change },
  );

const find = (trip: Trip, code: ConflictCode) =>
  checkTrip(trip, facts).conflicts.filter((conflict) => conflict.code === code);
const describeAll = (trip: Trip, code: ConflictCode) => find(trip, code).map((one) => describeConflict(one));
const getCodes = (trip: Trip) => checkTrip(trip, facts).conflicts.map(({ code }) => code);

const quiet = plan([['lisbon', '2027-01-04', '2027-02-04']], { passports: [{ code: 'DE' }] });

describe('the examples of the design', () => {
  it('name day 91, the last legal day and the next possible one', () => {
    const trip = plan([['lisbon', '2027-11-14', '2028-03-01']], { passports: american });
    expect(describeAll(trip, 'visa.schengen_over')).toEqual([
      'Schengen: day 91 is 12 Feb 2028. Leave by 11 Feb. Days become available again from 12 May.',
    ]);
  });

  it('name both clock changes of a series', () => {
    const trip = plan([['sao-paulo', '2027-10-31', '2028-04-30']], {
      calls: [createSeries({ weekdays: [1, 2, 3, 4, 5, 6, 7], last: toDay(2028, 12, 31) })],
    });
    expect(describeAll(trip, 'call.clocks_change')).toEqual([
      '09:00 in London is 06:00 in São Paulo from 31 Oct 2027, and 05:00 from 26 Mar 2028.',
    ]);
  });

  it('name the month that is too cold', () => {
    const trip = plan([['lisbon', '2027-11-01', '2027-11-30']], { limits: { tempMonth: 20 } });
    expect(describeAll(trip, 'climate.outside')).toEqual([
      'Lisbon in November is 14.8 °C, below your 20 °C.',
    ]);
  });

  it('say what the total lacks', () => {
    expect([0, 1, 3].map(formatUnpriced)).toEqual([
      '',
      'plus 1 journey without a price',
      'plus 3 journeys without a price',
    ]);
  });
});

describe('dates', () => {
  it('that overlap, or are reversed, block', () => {
    const overlapping = plan([
      ['lisbon', '2027-01-01', '2027-02-01'],
      ['dakar', '2027-01-25', '2027-03-01'],
    ]);
    expect(describeAll(overlapping, 'dates.overlap')).toEqual(['Lisbon and Dakar overlap by 7 nights.']);
    const reversed = plan([['lisbon', '2027-02-01', '2027-01-01']]);
    expect(describeAll(reversed, 'dates.reversed')).toEqual([
      'You leave Lisbon on 1 Jan 2027, before you arrive on 1 Feb 2027.',
    ]);
    expect(find(overlapping, 'dates.overlap')[0]).toMatchObject({ level: 'blocking', ids: ['s0', 's1'] });
  });

  it('leave no night without a place, except on the way', () => {
    const trip = plan([
      ['lisbon', '2027-01-01', '2027-02-01'],
      ['tokyo', '2027-02-02', '2027-03-01'],
    ]);
    expect(describeAll(trip, 'gap.nights')).toEqual([
      '1 night has no place, between Lisbon and Tokyo from 1 Feb 2027.',
    ]);
    const overnight = {
      from: 's0',
      to: 's1',
      day: day('2027-02-01'),
      mode: 'plane' as const,
      departs: 720,
      arrives: 2400,
    };
    expect(getCodes({ ...trip, legs: [overnight] })).not.toContain('gap.nights');
  });

  it('of a short stay, and a city that is gone, are reported', () => {
    expect(describeAll(plan([['lisbon', '2027-01-01', '2027-01-07']]), 'stay.short')).toEqual([
      'Only 6 nights in Lisbon.',
    ]);
    expect(getCodes(plan([['lisbon', '2027-01-01', '2027-01-08']]))).not.toContain('stay.short');
    expect(describeAll(plan([['atlantis', '2027-01-01', '2027-02-01']]), 'place.gone')).toEqual([
      'We no longer have figures for atlantis.',
    ]);
  });
});

describe('entry', () => {
  it('is free for a German in Schengen, and never counted there', () => {
    expect(getCodes(plan([['lisbon', '2027-01-01', '2027-12-01']]))).not.toContain('visa.schengen_over');
  });

  it('by a number means days per visit, and a visit may have several stops', () => {
    const trip = plan([
      ['bogota', '2027-01-01', '2027-03-01'],
      ['bogota', '2027-03-01', '2027-04-10'],
    ]);
    expect(describeAll(trip, 'visa.stay_over')).toEqual([
      'Colombia allows 90 days a visit with a passport from DE, and you plan 100. Leave by 31 Mar 2027.',
    ]);
    expect(find(trip, 'visa.stay_over')[0]!.ids).toEqual(['s1']);
    const broken = plan([
      ['bogota', '2027-01-01', '2027-03-01'],
      ['lisbon', '2027-03-01', '2027-03-10'],
      ['bogota', '2027-03-10', '2027-05-01'],
    ]);
    expect(getCodes(broken)).not.toContain('visa.stay_over');
  });

  it('continues a stay before the trip', () => {
    const trip = plan([['bogota', '2027-03-01', '2027-04-10']], {
      pastStays: [{ country: 'CO', entry: day('2027-01-01'), exit: day('2027-03-01') }],
    });
    expect(find(trip, 'visa.stay_over')[0]!.figures).toMatchObject({
      stayDays: 100,
      lastDay: day('2027-03-31'),
    });
  });

  it('without a number is not known, never unlimited', () => {
    const trip = plan([['london', '2027-01-01', '2027-12-01']], { passports: [{ code: 'BR' }] });
    expect(describeAll(trip, 'visa.unknown')).toEqual([
      'We don’t know how many days the United Kingdom allows with a passport from BR. Enter them if you do.',
    ]);
    const typed = plan([['london', '2027-01-01', '2027-12-01']], {
      passports: [{ code: 'BR', ownDays: { GB: 180 } }],
    });
    expect(getCodes(typed)).toContain('visa.stay_over');
    expect(getCodes(typed)).not.toContain('visa.unknown');
  });

  it('by a document names it, and gives no days', () => {
    expect(describeAll(plan([['miami', '2027-01-01', '2027-03-01']]), 'visa.needed')).toEqual([
      'Entry to the United States with a passport from DE needs an electronic authorization (ETA) before you travel.',
    ]);
  });

  it('uses the best of several passports', () => {
    const both: Passport[] = [{ code: 'US' }, { code: 'DE' }];
    const trip = plan(
      [
        ['lisbon', '2027-01-01', '2027-08-01'],
        ['miami', '2027-08-01', '2027-10-01'],
      ],
      { passports: both },
    );
    expect(getCodes(trip).filter((code) => code.startsWith('visa'))).toEqual([]);
    expect(checkTrip(trip, facts).entries.map(({ area, passport }) => [area, passport?.code])).toEqual([
      ['SCHENGEN', 'DE'],
      ['US', 'US'],
    ]);
  });

  it('asks for a passport if there is none', () => {
    expect(
      describeAll(plan([['miami', '2027-01-01', '2027-03-01']], { passports: [] }), 'visa.unknown'),
    ).toEqual(['Add your passport to check visas and days of stay.']);
  });

  it('says how old the rules are', () => {
    expect(describeAll(plan([['lisbon', '2027-02-18', '2027-03-18']]), 'data.old')).toEqual([
      'Our entry rules are as of 17 Feb 2026, more than a year before your trip. Check with the embassy.',
    ]);
    expect(getCodes(plan([['lisbon', '2027-02-17', '2027-03-18']]))).not.toContain('data.old');
  });

  it('into Schengen agrees with a count day by day', () => {
    const stays = fc.array(fc.tuple(fc.integer({ min: 1, max: 70 }), fc.boolean()), {
      minLength: 1,
      maxLength: 6,
    });
    const past = fc.array(fc.tuple(fc.nat(150), fc.nat(40)), { maxLength: 2 });
    fc.assert(
      fc.property(stays, past, (lengths, earlier) => {
        const start = day('2027-06-01');
        let arrive = start;
        const stops: Stop[] = lengths.map(([nights, isSchengen], at) => {
          const stop = createStop(`s${at}`, isSchengen ? 'lisbon' : 'dakar', arrive, arrive + nights);
          arrive += nights;
          return stop;
        });
        const pastStays = earlier.map(([ago, nights]) => ({
          country: 'ES',
          entry: start - 10 - ago - nights,
          exit: start - 10 - ago,
        }));
        const [first] = find(withStops(stops, { passports: american, pastStays }), 'visa.schengen_over');
        const present = new Set<Day>();
        const add = (from: Day, to: Day) => {
          for (let one = from; one <= to; one += 1) present.add(one);
        };
        for (const { entry, exit } of pastStays) add(entry, exit);
        for (const stop of stops.filter(({ city }) => city === 'lisbon')) add(stop.arrive, stop.leave);
        let over: Day | null = null;
        for (let one = start; one <= arrive && over === null; one += 1) {
          let used = 0;
          for (let back = one - 179; back <= one; back += 1) used += present.has(back) ? 1 : 0;
          if (present.has(one) && used > 90) over = one;
        }
        expect(first && 'day' in first.figures ? first.figures.day : null).toBe(over);
      }),
      { numRuns: 150 },
    );
  });
});

describe('tax days', () => {
  it.each<[string, string, string, string | null]>([
    // 184 days of 2027 from 1 January end on 3 July.
    ['madrid', '2027-01-01', '2027-07-03', 'Spain on 3 Jul 2027. To stay below the limit, leave by 2 Jul.'],
    ['madrid', '2027-09-01', '2028-04-01', null],
    ['madrid', '2027-01-01', '2027-06-10', null],
    // 183 midnights from 6 April end on the night of 5 October.
    [
      'london',
      '2027-04-06',
      '2027-10-06',
      'the United Kingdom on 5 Oct 2027. To stay below the limit, leave by 5 Oct.',
    ],
    ['london', '2027-01-01', '2027-07-10', null],
    // 184 of any 365 days.
    [
      'bogota',
      '2027-09-01',
      '2028-03-02',
      'Colombia on 2 Mar 2028. To stay below the limit, leave by 1 Mar.',
    ],
    [
      'miami',
      '2027-01-01',
      '2027-07-02',
      'the United States on 2 Jul 2027. To stay below the limit, leave by 1 Jul.',
    ],
  ])('in %s from %s to %s: %s', (city, arrive, leave, expected) => {
    const messages = describeAll(plan([[city, arrive, leave]], { passports: [] }), 'tax.reached');
    expect(messages).toEqual(expected === null ? [] : [`You may become a tax resident of ${expected}`]);
  });

  it('of earlier years count in the United States', () => {
    const pastStays = [2025, 2026].map((year) => ({
      country: 'US',
      entry: toDay(year, 1, 1),
      exit: toDay(year, 1, 1) + 121,
    }));
    const stay: [string, string, string] = ['miami', '2027-01-01', '2027-05-02'];
    const messages = describeAll(plan([stay], { pastStays }), 'tax.reached');
    expect(messages[0]).toContain('on 2 May 2027');
  });

  it('are near the limit two weeks before it', () => {
    expect(describeAll(plan([['madrid', '2027-01-01', '2027-06-18']]), 'tax.near')).toEqual([
      '14 days left before you may become a tax resident of Spain.',
    ]);
    expect(getCodes(plan([['madrid', '2027-01-01', '2027-06-17']]))).not.toContain('tax.near');
  });
});

describe('calls', () => {
  const everyDay = createSeries({ weekdays: [1, 2, 3, 4, 5, 6, 7], title: 'Standup' });

  it('outside the hours of one’s own clock are counted at each stop', () => {
    const trip = plan([['tokyo', '2027-01-04', '2027-01-14']], {
      calls: [createSeries({ ...everyDay, from: 840, to: 900 })],
    });
    // 14:00 in London is 23:00 in Tokyo.
    expect(describeAll(trip, 'call.night')).toEqual([
      '“Standup” is at 23:00 in Tokyo on 4 Jan 2027, outside your hours (10 calls).',
    ]);
    expect(checkTrip(trip, facts).callsOutside).toBe(10);
  });

  it('follow hours that reach into the night', () => {
    const late = { days: [], from: 840, to: 1320, earliest: 840, latest: 120 };
    const trip = plan([['tokyo', '2027-01-04', '2027-01-14']], {
      calls: [createSeries({ ...everyDay, from: 840, to: 900 })],
      work: late,
    });
    expect(getCodes(trip)).not.toContain('call.night');
  });

  it('on a day of travel are reported, and only those on the way if its times are typed', () => {
    const trip = plan(
      [
        ['lisbon', '2027-01-04', '2027-02-01'],
        ['dakar', '2027-02-01', '2027-03-01'],
      ],
      { calls: [everyDay] },
    );
    expect(describeAll(trip, 'call.on_leg')).toEqual([
      '1 call of “Standup” falls on your journey from Lisbon to Dakar on 1 Feb 2027.',
    ]);
    const leg = { from: 's0', to: 's1', day: day('2027-02-01'), mode: 'plane' as const };
    // The call is at 9:00 in both places.
    expect(getCodes({ ...trip, legs: [{ ...leg, departs: 660, arrives: 900 }] })).not.toContain(
      'call.on_leg',
    );
    expect(getCodes({ ...trip, legs: [{ ...leg, departs: 570, arrives: 810 }] })).toContain('call.on_leg');
  });

  it('at the same time collide, in whatever zones they are', () => {
    const other = createSeries({
      ...everyDay,
      id: 'x',
      title: 'Review',
      zone: 'America/New_York',
      from: 270,
      to: 300,
    });
    const trip = plan([['lisbon', '2027-03-01', '2027-04-01']], { calls: [everyDay, other] });
    // 04:30 in New York is 9:30 in London, and 8:30 between the two clock changes (14 to 27 March).
    expect(describeAll(trip, 'call.collides')).toEqual([
      '“Standup” and “Review” overlap 17 times, first on 1 Mar 2027.',
    ]);
  });

  it('leave out the exceptions and other weekdays', () => {
    const monday = createSeries({ weekdays: [1], from: 120, to: 180, except: [day('2027-01-11')] });
    const trip = plan([['lisbon', '2027-01-04', '2027-01-25']], { calls: [monday] });
    expect(checkTrip(trip, facts).callsOutside).toBe(2);
  });
});

describe('journeys', () => {
  const far = plan([
    ['lisbon', '2027-01-04', '2027-02-01'],
    ['tokyo', '2027-02-01', '2027-03-01'],
  ]);

  it('that take more than 14 hours, or a workday, are reported', () => {
    expect(describeAll(far, 'leg.too_long')).toEqual([
      'Lisbon to Tokyo takes about 22 hours from door to door.',
    ]);
    // 1 February 2027 is a Monday.
    expect(describeAll({ ...far, work: { ...far.work, days: [1] } }, 'leg.on_workday')).toEqual([
      'You travel from Lisbon to Tokyo on a workday, 1 Feb 2027.',
    ]);
    expect(getCodes({ ...far, work: { ...far.work, days: [7] } })).not.toContain('leg.on_workday');
  });

  it('within one city need nothing', () => {
    const trip = plan([
      ['lisbon', '2027-01-04', '2027-02-01'],
      ['lisbon', '2027-02-01', '2027-03-01'],
    ]);
    expect(checkTrip(trip, facts)).toMatchObject({ carbon: { middle: 0 }, cost: { unpricedLegs: 0 } });
  });

  it('emit for all people', () => {
    const [one, two] = [1, 2].map((people) => checkTrip({ ...far, people }, facts).carbon);
    expect(two!.middle).toBeCloseTo(2 * one!.middle);
    expect(one!.low / one!.middle).toBeCloseTo(0.7);
  });
});

describe('money', () => {
  const trip = plan(
    [
      ['lisbon', '2027-01-04', '2027-02-03'],
      ['dakar', '2027-02-03', '2027-03-05'],
      ['sao-paulo', '2027-03-05', '2027-04-04'],
    ],
    {
      legs: [{ from: 's0', to: 's1', day: day('2027-02-03'), mode: 'plane', usd: 199.99 }],
      lines: [
        { id: 'a', title: 'Insurance', usd: 59.9, per: 'month' },
        { id: 'b', title: 'Coffee', usd: 3.33, per: 'day' },
        { id: 'c', title: 'Visa', usd: 80, per: 'once' },
      ],
    },
  );

  it('of a trip is the sum of its lines, to the cent, and its ranges add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { maxLength: 9 }),
        (people, amounts) => {
          const lines = amounts.map((usd, at) => ({ id: `l${at}`, title: '', usd, per: 'month' as const }));
          const { cost } = checkTrip({ ...trip, people, lines }, facts);
          for (const key of ['low', 'middle', 'high'] as const) {
            const cents = cost.lines.reduce(
              (sum, { amount }) => sum + Math.round((amount?.[key] ?? 0) * 100),
              0,
            );
            expect(Math.round(cost.total[key] * 100)).toBe(cents);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('contains no journey without a price', () => {
    const { cost } = checkTrip(trip, facts);
    expect(cost.unpricedLegs).toBe(1);
    expect(cost.lines.find(({ ids }) => ids[0] === 's0' && ids[1] === 's1')!.amount!.middle).toBe(199.99);
    expect(cost.lines.find(({ ids }) => ids[0] === 'b')!.amount!.middle).toBe(299.7);
  });

  it('is over a limit only if the middle of its range is', () => {
    // Dakar costs 1,200 a month, with a range of about 980 to 1,440.
    const at = (usdMonth: number) =>
      getCodes(plan([['dakar', '2027-01-04', '2027-02-03']], { limits: { usdMonth } }));
    expect(at(1199)).toContain('cost.over');
    expect(at(1201)).not.toContain('cost.over');
  });

  it('follows the housing of a stop', () => {
    const own = {
      ...trip,
      stops: trip.stops.with(0, { ...trip.stops[0]!, housing: { kind: 'own', usdMonth: 0 } }),
    };
    const difference = checkTrip(trip, facts).cost.total.middle - checkTrip(own, facts).cost.total.middle;
    expect(difference).toBeCloseTo((1400 * 30) / 30.4375, 1);
  });

  it('says what is missing', () => {
    const figures = facts.cities.dakar!.figures.filter(({ key }) => key !== 'food');
    const without = { ...facts, cities: { dakar: { ...facts.cities.dakar!, figures } } };
    const { conflicts } = checkTrip(plan([['dakar', '2027-01-04', '2027-02-03']]), without);
    expect(
      conflicts.filter(({ code }) => code === 'cost.unknown').map((one) => describeConflict(one)),
    ).toEqual(['The cost of Dakar lacks: Food.']);
  });
});

describe('climate', () => {
  it('counts months with a week of nights, or else the one with the most', () => {
    const limits = { tempMonth: 20 };
    const months = (arrive: string, leave: string) =>
      find(plan([['lisbon', arrive, leave]], { limits }), 'climate.outside').map(({ figures }) =>
        'month' in figures ? figures.month : null,
      );
    expect(months('2027-09-20', '2027-10-06')).toEqual([]);
    expect(months('2027-09-20', '2027-10-08')).toEqual([9]);
    expect(months('2027-10-29', '2027-11-03')).toEqual([9]);
  });

  it('that is unknown is said to be', () => {
    const trip = plan([['tokyo', '2027-01-04', '2027-02-03']], { limits: { tempMonth: 20 } });
    expect(describeAll(trip, 'climate.unknown')).toEqual(['We don’t know the climate of Tokyo.']);
  });
});

describe('a check', () => {
  it('finds nothing in a plan without fault', () => {
    expect(getCodes(quiet)).toEqual([]);
  });

  it('has the same conflicts for any order of its input', () => {
    const trip = plan(
      [
        ['lisbon', '2027-01-04', '2027-04-20'],
        ['tokyo', '2027-04-19', '2027-08-01'],
        ['miami', '2027-08-05', '2027-12-01'],
      ],
      {
        passports: [{ code: 'BR' }, { code: 'US', ownDays: { JP: 60 } }],
        work: { days: [1, 2, 3, 4, 5], from: 540, to: 1020, earliest: 480, latest: 1200 },
        limits: { tempMonth: 20, usdMonth: 1500 },
        calls: ['a', 'b', 'c'].map((id, at) =>
          createSeries({ id, title: id, from: 540 + 30 * at, to: 600 + 30 * at }),
        ),
        pastStays: [
          { country: 'ES', entry: day('2026-10-01'), exit: day('2026-11-01') },
          { country: 'PT', entry: day('2026-12-01'), exit: day('2026-12-20') },
        ],
        lines: ['x', 'y'].map((id) => ({ id, title: id, usd: 10, per: 'day' as const })),
      },
    );
    const { conflicts } = checkTrip(trip, facts);
    expect(conflicts.length).toBeGreaterThan(12);
    const shuffled = <T>(items: T[]) => fc.shuffledSubarray(items, { minLength: items.length });
    fc.assert(
      fc.property(
        shuffled(trip.passports),
        shuffled(trip.calls),
        shuffled(trip.pastStays),
        shuffled(trip.lines),
        (passports, calls, pastStays, lines) =>
          expect(checkTrip({ ...trip, passports, calls, pastStays, lines }, facts).conflicts).toEqual(
            conflicts,
          ),
      ),
      { numRuns: 50 },
    );
    const levels = conflicts.map(({ level }) => ['blocking', 'warning', 'info'].indexOf(level));
    expect(levels).toEqual(levels.toSorted());
  });

  it('has a whole sentence for each conflict', () => {
    const broken = plan(
      [
        ['lisbon', '2027-01-04', '2027-07-20'],
        ['tokyo', '2027-07-19', '2028-01-01'],
        ['miami', '2028-01-05', '2028-01-08'],
      ],
      {
        passports: american,
        work: { days: [1, 2, 3, 4, 5], from: 540, to: 1020, earliest: 480, latest: 1080 },
        limits: { tempMonth: 30, usdMonth: 100 },
        calls: ['a', 'b'].map((id) => createSeries({ id, title: id, weekdays: [1, 2, 3, 4, 5, 6, 7] })),
      },
    );
    const { conflicts } = checkTrip(broken, facts);
    expect(new Set(conflicts.map(({ code }) => code)).size).toBeGreaterThan(12);
    for (const conflict of conflicts) {
      const sentence = describeConflict(conflict);
      expect(sentence).toMatch(/^[A-Z0-9“].*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|null|Infinity/);
    }
    expect(conflictCodes).toHaveLength(23);
  });
});
