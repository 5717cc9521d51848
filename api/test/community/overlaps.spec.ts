import { randomUUID } from 'node:crypto';
import { peopleSteps, type OverlapWeek } from '@wanderwork/contracts';
import { StaysJob } from '../../src/modules/community/jobs/stays.job.js';
import { OverlapsService } from '../../src/modules/community/stays/overlaps.service.js';
import { startTestApp, type TestApp } from '../support/index.js';

const ROUNDS = 40;
const SEED = 20_270_607;
const CITIES = ['lisbon', 'porto'];

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
const random = createRandom(SEED);
const pick = (count: number) => Math.floor(random() * count);

/** A stay in days after the first Monday of the tests. */
interface PlannedStay {
  id: string;
  userId: string;
  city: string;
  from: number;
  to: number;
  wantsToMeet: boolean;
}

interface Person {
  userId: string;
  isLongMember: boolean;
}

const DAY_MS = 86_400_000;
const WEEKS = 3;
const firstMonday = Date.now() + (21 - ((new Date().getUTCDay() + 6) % 7)) * DAY_MS;
const toDay = (days: number) => new Date(firstMonday + days * DAY_MS).toISOString().slice(0, 10);

const createPeople = async (): Promise<Person[]> => {
  const people = Array.from({ length: 4 + pick(24) }, () => ({
    userId: randomUUID(),
    isLongMember: random() < 0.8,
  }));
  for (const { userId, isLongMember } of people)
    await api.db.query(
      `INSERT INTO community_people (user_id, handle, name, about, languages, keep_answers, member_since, created_at)
       VALUES ($1, $2, 'Somebody', '', '{}', false, now() - make_interval(days => $3), now())`,
      [userId, `p${userId.slice(0, 12)}`, isLongMember ? 31 : 29],
    );
  return people;
};

const planStay = ({ userId }: Person): PlannedStay => {
  const from = pick(WEEKS * 7);
  return {
    id: randomUUID(),
    userId,
    city: CITIES[pick(CITIES.length)]!,
    from,
    to: Math.min(from + pick(12), WEEKS * 7 - 1),
    wantsToMeet: random() < 0.5,
  };
};

const insertStay = ({ userId, id, city, from, to, wantsToMeet }: PlannedStay) =>
  api.db.query(`INSERT INTO community_stays VALUES ($1, $2, $3, $4, $5, $6, false, false, false, now())`, [
    userId,
    id,
    city,
    toDay(from),
    toDay(to),
    wantsToMeet,
  ]);

const read = (userId: string) => api.app.get(OverlapsService).list(userId);

const isIn = (city: string, week: number) => (stay: PlannedStay) =>
  stay.city === city && stay.from < (week + 1) * 7 && stay.to >= week * 7;
const countOwners = (stays: PlannedStay[]) => new Set(stays.map(({ userId }) => userId)).size;
const toStep = (people: number) => peopleSteps.findLast((step) => people >= step) ?? null;

/** What a person should read, from the definition: sets of people, without the database. */
const expectWeeks = ({ userId }: Person, stays: PlannedStay[], people: Person[]) => {
  const long = new Set(people.filter(({ isLongMember }) => isLongMember).map((person) => person.userId));
  const counted = stays.filter((stay) => long.has(stay.userId));
  return Array.from({ length: WEEKS }, (_, week) => week).flatMap((week) =>
    CITIES.flatMap((city) => {
      const own = stays.filter(isIn(city, week)).filter((stay) => stay.userId === userId);
      if (own.length === 0) return [];
      const present = counted.filter(isIn(city, week));
      const members = toStep(countOwners(present.filter((stay) => stay.userId !== userId)));
      const hands = toStep(countOwners(present.filter(({ wantsToMeet }) => wantsToMeet)));
      const meeting = own.some(({ wantsToMeet }) => wantsToMeet) ? hands : null;
      return members === null && meeting === null ? [] : { city, week: toDay(week * 7), members, meeting };
    }),
  );
};

const toComparable = (weeks: OverlapWeek[]) =>
  weeks.map(({ city, ...week }) => ({ ...week, city: city.slug }));

const runRound = async () => {
  await api.db.query('TRUNCATE community_stays, community_people, community_overlap_weeks');
  const people = await createPeople();
  const stays = people.flatMap((person) => Array.from({ length: pick(4) }, () => planStay(person)));
  for (const stay of stays) await insertStay(stay);
  for (const { userId } of people) expect(await read(userId)).toEqual([]);
  await api.app.get(StaysJob).count();
  return { people, stays };
};

/** Adds, removes and raises hands at random, as people do on a day. */
const changeMuch = async (people: Person[], stays: PlannedStay[]) => {
  const changed = new Set<string>();
  for (let change = 0; change < 6; change += 1) {
    const person = people[pick(people.length)]!;
    changed.add(person.userId);
    if (random() < 0.5) await insertStay(planStay(person));
    const [own] = stays.filter(({ userId }) => userId === person.userId);
    if (!own) continue;
    if (random() < 0.5)
      await api.db.query('DELETE FROM community_stays WHERE user_id = $1 AND id = $2', [own.userId, own.id]);
    else
      await api.db.query(
        'UPDATE community_stays SET wants_to_meet = NOT wants_to_meet WHERE user_id = $1 AND id = $2',
        [own.userId, own.id],
      );
  }
  return changed;
};

describe('over random stays', () => {
  it('an answer is a step of the people counted, from three others on, and names nobody', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { people, stays } = await runRound();
      for (const person of people) {
        const weeks = await read(person.userId);
        expect(toComparable(weeks)).toEqual(
          expectWeeks(person, stays, people).sort(
            (one, other) => one.week.localeCompare(other.week) || one.city.localeCompare(other.city),
          ),
        );
        for (const { members, meeting } of weeks)
          for (const shown of [members, meeting]) expect([null, ...peopleSteps]).toContain(shown);
        const text = JSON.stringify(weeks);
        for (const { userId } of people) {
          expect(text).not.toContain(userId);
          expect(text).not.toContain(userId.slice(0, 12));
        }
      }
    }
  });

  it('no change of a day reveals anything before the night', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { people, stays } = await runRound();
      const before = new Map<string, OverlapWeek[]>();
      for (const { userId } of people) before.set(userId, await read(userId));
      const changed = await changeMuch(people, stays);
      for (const { userId } of people) {
        const now = await read(userId);
        if (!changed.has(userId)) expect(now).toEqual(before.get(userId));
        // People who changed something read less at most, never another number.
        for (const { city, week, members, meeting } of now) {
          const earlier = before.get(userId)!.find((one) => one.week === week && one.city.slug === city.slug);
          expect(members).toEqual(earlier?.members);
          if (meeting !== null) expect(meeting).toBe(earlier?.meeting);
        }
      }
    }
  });
});
