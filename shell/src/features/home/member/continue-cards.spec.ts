import type { Bookmark, QuestRunSummary, TripSummary } from '@wanderwork/contracts';
import { toArticleCard, toDashCard, toRunCard, toTripCard } from './continue-cards';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-29T12:00:00Z');

const trip: TripSummary = {
  id: 'a1',
  title: 'Spring by the sea',
  revision: 3,
  from: Date.UTC(2027, 2, 12) / DAY_MS,
  to: Date.UTC(2027, 3, 4) / DAY_MS,
  cities: ['lisbon', 'porto'],
  updatedAt: now.toISOString(),
  deletedAt: null,
};

const aBookmark = (change: Partial<Bookmark>): Bookmark => ({
  slug: 'visas',
  title: 'Visas',
  saved: false,
  progress: null,
  sections: [],
  at: now.toISOString(),
  ...change,
});

const aRun = (change: Partial<QuestRunSummary>): QuestRunSummary => ({
  ...{
    id: 'r1',
    mode: 'grand_tour',
    difficulty: 'standard',
    period: null,
    ranked: true,
    actions: 9,
    day: 33,
  },
  ...{ cityCount: 5, city: 'lisbon', cash: 1, finishedAt: null, result: null },
  ...{ beganAt: now.toISOString(), changedAt: now.toISOString() },
  ...change,
});

describe('the trip to continue', () => {
  it('is the one that was changed last, with its dates', () => {
    expect(toTripCard([trip, { ...trip, id: 'b2' }])).toEqual({
      title: 'Spring by the sea',
      note: '12 Mar – 4 Apr 2027, 2 stops',
      action: 'Continue planning',
      to: '/wanderlens/planner?trip=a1',
    });
  });

  it('may have no name, no end and no stops yet', () => {
    const card = toTripCard([{ ...trip, title: '', to: null, cities: [] }]);
    expect(card).toMatchObject({ title: 'My trip', note: 'From 12 Mar 2027, 0 stops' });
  });

  it('is a new one for those who have none', () => {
    expect(toTripCard([])).toMatchObject({ action: 'Start a trip', to: '/wanderlens/planner' });
  });
});

describe('the article to continue', () => {
  it('is the last one that was begun and not finished', () => {
    const entries = [
      aBookmark({ slug: 'saved', saved: true }),
      aBookmark({ slug: 'finished', progress: 1 }),
      aBookmark({ slug: 'begun', title: 'Begun', progress: 0.421 }),
    ];
    expect(toArticleCard(entries)).toEqual({
      title: 'Begun',
      note: '42% read',
      action: 'Continue reading',
      to: '/wanderhub/blog/begun',
    });
  });

  it('is otherwise a saved one that was not read yet', () => {
    const card = toArticleCard([aBookmark({ progress: 1 }), aBookmark({ slug: 'saved', saved: true })]);
    expect(card).toMatchObject({ action: 'Start reading', to: '/wanderhub/blog/saved' });
  });

  it('is the choice of a guide for those who read everything', () => {
    expect(toArticleCard([aBookmark({ progress: 1 })])).toMatchObject({ to: '/wanderhub' });
  });
});

describe('the run to continue', () => {
  it('is the last one that was begun and goes on, but no Daily Dash', () => {
    const runs = [
      aRun({ mode: 'daily_dash', period: '2026-11-28' }),
      aRun({ mode: 'first_week', finishedAt: now.toISOString() }),
      aRun({ mode: 'slow_year', actions: 0 }),
      aRun({ mode: 'grand_tour' }),
    ];
    expect(toRunCard(runs, now)).toEqual({
      title: 'Grand Tour',
      note: 'Day 34, 5 cities so far',
      action: 'Continue your run',
      to: '/wanderquest/grand-tour',
    });
  });

  it('has no cities to count before the first flight', () => {
    expect(toRunCard([aRun({ mode: 'first_week', day: 2, cityCount: 0 })], now)).toMatchObject({
      note: 'Day 3',
    });
  });

  it.each([
    ['2026-W48', '2026-11-23T00:00:00Z', 'Continue your run'],
    ['2026-W47', '2026-11-16T00:00:00Z', 'Continue your run'],
    ['2026-W46', '2026-11-15T23:59:59Z', 'Play WanderQuest'],
    [null, '2026-10-01T00:00:00Z', 'Continue your run'],
  ])('may be a Weekly Route as long as it counts: %s', (period, beganAt, action) => {
    const run = aRun({ mode: 'weekly_route', period, beganAt });
    expect(toRunCard([run], now)).toMatchObject({ action });
  });

  it('is the game for those who have none', () => {
    expect(toRunCard([], now)).toMatchObject({ action: 'Play WanderQuest', to: '/wanderquest' });
  });
});

describe("today's Dash", () => {
  const dash = aRun({ mode: 'daily_dash', period: '2026-11-29', day: 4 });

  it("can be played by those who haven't", () => {
    const yesterday = aRun({ mode: 'daily_dash', period: '2026-11-28' });
    const card = { action: 'Play today’s Dash', to: '/wanderquest/daily-dash' };
    expect(toDashCard([yesterday], now)).toMatchObject(card);
  });

  it('can be continued', () => {
    expect(toDashCard([dash], now)).toMatchObject({ note: 'Day 5 of 21', action: 'Continue the Dash' });
  });

  it('shows its points and the leaderboard once it is finished', () => {
    const result = {
      ...{ ending: 'home', won: true, score: 1412, day: 21, cities: [], kilometres: 0, co2: 0, hash: '' },
      board: 'daily:2026-11-29',
    };
    expect(toDashCard([{ ...dash, finishedAt: now.toISOString(), result }], now)).toEqual({
      title: 'Today’s Dash',
      note: 'Finished with 1,412 points',
      action: 'See the leaderboard',
      to: '/wanderquest/boards?board=daily%3A2026-11-29',
    });
  });
});
