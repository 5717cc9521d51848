import type { PlanConditions, PlanStop } from '@wanderwork/contracts';
import { createTrip, toDay, type TripCity, type TripFacts } from '@wanderwork/travel';
import { buildTemplate } from './template.js';

const FROM = toDay(2027, 5, 1);
const trip = createTrip('trip', FROM);

const createCity = (slug: string): TripCity => ({
  ...{ slug, name: slug, country: 'Portugal', countryCode: 'PT', latitude: 38, longitude: -9 },
  timezone: 'Europe/Lisbon',
  climate: null,
  figures: [],
  sources: [],
  monthScores: [],
});
const facts: TripFacts = {
  cities: Object.fromEntries(['lisbon', 'porto', 'faro'].map((slug) => [slug, createCity(slug)])),
  entryRules: {},
};

const build = (nights: number, conditions: PlanConditions, pinned: PlanStop[] = [], mostFree?: number) =>
  buildTemplate(trip, nights, conditions, pinned, facts, mostFree)?.map(
    ({ city, nights: own }) => `${city ?? '?'} ${own}`,
  );

describe('the stays of a plan', () => {
  it('last about 30 nights, six at most', () => {
    expect(build(92, {})).toEqual(['? 31', '? 31', '? 30']);
    expect(build(365, {})).toHaveLength(6);
  });

  it('are as many as the words ask for', () => {
    expect(build(90, { minStops: 2, maxStops: 2 })).toHaveLength(2);
    expect(build(90, { maxStops: 1 })).toEqual(['? 90']);
    expect(build(180, { stayNights: 60 })).toEqual(['? 60', '? 60', '? 60']);
    expect(build(180, { stayNights: 20, maxStops: 4 })).toHaveLength(4);
  });

  it('are as short as the words say, also around fixed dates', () => {
    expect(build(28, { stayNights: 7 })).toEqual(['? 7', '? 7', '? 7', '? 7']);
    expect(build(4, { stayNights: 1 })).toEqual(['? 2', '? 2']);
    const porto: PlanStop = { city: 'porto', arrive: FROM + 14, leave: FROM + 21 };
    expect(build(28, { stayNights: 7 }, [porto])).toEqual(['? 7', '? 7', 'porto 7', '? 7']);
    expect(build(731, { stayNights: 7 })).toHaveLength(24);
    expect(build(731, { stayNights: 7 }, [porto])!.length).toBeLessThanOrEqual(24);
  });

  it('are fewer if there are few cities to choose from', () => {
    expect(build(90, {}, [], 1)).toEqual(['? 90']);
    expect(build(90, {}, [{ city: 'lisbon', at: 'start' }], 1)).toEqual(['lisbon 45', '? 45']);
  });

  it('begin at the start and end at the end', () => {
    const pinned: PlanStop[] = [
      { city: 'lisbon', at: 'start' },
      { city: 'faro' },
      { city: 'porto', at: 'end' },
    ];
    const stays = build(120, {}, pinned);
    expect(stays).toEqual(['lisbon 30', 'faro 30', '? 30', 'porto 30']);
  });

  it('have the nights that a stop names', () => {
    expect(build(90, {}, [{ city: 'lisbon', nights: 50 }])).toEqual(['lisbon 50', '? 20', '? 20']);
    expect(
      build(81, {}, [
        { city: 'lisbon', nights: 60 },
        { city: 'porto', nights: 21 },
      ]),
    ).toEqual(['lisbon 60', 'porto 21']);
  });

  it('leave fixed dates alone and fill the time around them', () => {
    const pinned: PlanStop[] = [{ city: 'porto', arrive: FROM + 40, leave: FROM + 54 }];
    expect(build(90, {}, pinned)).toEqual(['? 40', 'porto 14', '? 36']);
    expect(build(54, {}, [{ city: 'lisbon' }, ...pinned])).toEqual(['lisbon 40', 'porto 14']);
  });

  it('cannot be if fixed dates overlap or leave no time', () => {
    const first: PlanStop = { city: 'porto', arrive: FROM + 40, leave: FROM + 54 };
    expect(build(90, {}, [first, { city: 'faro', arrive: FROM + 50, leave: FROM + 60 }])).toBeUndefined();
    expect(build(90, {}, [{ city: 'lisbon' }, { ...first, arrive: FROM }])).toBeUndefined();
    expect(build(90, {}, [{ ...first, leave: FROM + 40 }])).toBeUndefined();
  });
});
