import { randomUUID } from 'node:crypto';
import type { TripDraft, TripHistory } from '@wanderwork/contracts';
import type { Operation } from '@wanderwork/travel';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import {
  changeTrip,
  createStop,
  getTrip,
  notFound,
  rename,
  saveTrip,
  toRefusal,
  tripPath,
} from './planner.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const addPorto: Operation = {
  type: 'addStop',
  list: 'stops',
  stop: createStop('c', 'porto', 2),
  before: null,
};
const ops: Operation[] = [
  rename('Three months'),
  addPorto,
  { type: 'setLeg', from: 'b', to: 'c', leg: { day: addPorto.stop.arrive, mode: 'plane' } },
];

const createDraft = (who: Browser, trip: string, change: object = {}) =>
  who.request('POST', tripPath(trip, '/drafts'), {
    id: randomUUID(),
    base: 1,
    writer: 'assistant',
    ops,
    ...change,
  });
const decide = (who: Browser, trip: string, draft: string, accept: string[]) =>
  who.request('POST', tripPath(trip, `/drafts/${draft}`), { accept });
const listDrafts = async (who: Browser, trip: string) =>
  (await who.request('GET', tripPath(trip, '/drafts'))).json<TripDraft<Operation>[]>();

/** A new trip with a draft. */
const suggest = async (change: object = {}) => {
  const ana = await createMember(api);
  const { trip } = await saveTrip(ana);
  const draft = (await createDraft(ana, trip.id, change)).json<TripDraft<Operation>>();
  return { ana, trip, draft };
};

describe('a draft', () => {
  it('changes nothing until it is accepted, item by item, by its writer', async () => {
    const { ana, trip, draft } = await suggest();
    expect(draft).toMatchObject({ base: 1, writer: 'assistant', decidedAt: null, accepted: null });
    expect(draft.items).toEqual([
      { id: 'rename', at: [0], needs: [] },
      { id: 'stop/c', at: [1], needs: [] },
      { id: 'leg/b>c', at: [2], needs: ['stop/c'] },
    ]);
    expect(await listDrafts(ana, trip.id)).toEqual([draft]);
    expect((await getTrip(ana, trip.id)).trip).toEqual(trip);
    expect((await decide(ana, trip.id, draft.id, ['stop/c', 'leg/b>c'])).json()).toEqual({ revision: 2 });
    const changed = (await getTrip(ana, trip.id)).trip;
    expect(changed.title).toBe(trip.title);
    expect(changed.stops.map(({ city }) => city)).toEqual(['lisbon', 'medellin', 'porto']);
    expect(changed.legs).toHaveLength(2);
    const history = (await ana.request('GET', tripPath(trip.id, '/history'))).json<TripHistory<Operation>>();
    expect(history.items[0]).toMatchObject({ revision: 2, writer: 'assistant' });
    expect((await listDrafts(ana, trip.id))[0]).toMatchObject({ accepted: ['stop/c', 'leg/b>c'] });
  });

  it('is decided once, also with two clicks at the same time', async () => {
    const { ana, trip, draft } = await suggest();
    const answers = await Promise.all([
      decide(ana, trip.id, draft.id, ['rename']),
      decide(ana, trip.id, draft.id, ['rename']),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'trips.draft_decided',
      revision: 2,
      accepted: ['rename'],
    });
    expect((await getTrip(ana, trip.id)).revision).toBe(2);
  });

  it('that is rejected leaves the trip as it is', async () => {
    const { ana, trip, draft } = await suggest();
    expect((await decide(ana, trip.id, draft.id, [])).json()).toEqual({ revision: 1 });
    expect((await listDrafts(ana, trip.id))[0]).toMatchObject({
      accepted: [],
      decidedAt: expect.any(String),
    });
    expect(toRefusal(await decide(ana, trip.id, draft.id, ['rename']))).toEqual({
      status: 409,
      code: 'trips.draft_decided',
    });
  });

  it('is rebased on newer changes, and names the item that no longer applies', async () => {
    const { ana, trip, draft } = await suggest();
    await changeTrip(ana, trip.id, 1, rename('Renamed meanwhile'));
    const refused = await decide(ana, trip.id, draft.id, ['rename', 'stop/c']);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'trips.op_rejected',
      item: 'rename',
      at: 0,
      reason: 'changed',
    });
    expect((await decide(ana, trip.id, draft.id, ['stop/c'])).json()).toEqual({ revision: 3 });
    expect((await getTrip(ana, trip.id)).trip).toMatchObject({
      title: 'Renamed meanwhile',
      stops: [{}, {}, { city: 'porto' }],
    });
  });

  it('is accepted with what its items need, and refuses what is no item of it', async () => {
    const { ana, trip, draft } = await suggest();
    const refusal = { status: 400, code: 'validation.failed' };
    expect(toRefusal(await decide(ana, trip.id, draft.id, ['stop/nobody']))).toEqual(refusal);
    expect(toRefusal(await createDraft(ana, trip.id, { ops: [rename('a\nb')] }))).toEqual(refusal);
    expect(toRefusal(await createDraft(ana, trip.id, { ops: [] }))).toEqual(refusal);
    expect(toRefusal(await createDraft(ana, trip.id, { base: 2 }))).toEqual(refusal);
    expect((await decide(ana, trip.id, draft.id, ['leg/b>c'])).json()).toEqual({ revision: 2 });
    expect((await listDrafts(ana, trip.id))[0]).toMatchObject({ accepted: ['leg/b>c', 'stop/c'] });
    expect((await getTrip(ana, trip.id)).trip).toMatchObject({
      title: trip.title,
      stops: [{}, {}, { id: 'c' }],
    });
  });

  it('is stored once however often it is sent, and at most twenty wait', async () => {
    const { ana, trip, draft } = await suggest();
    expect((await createDraft(ana, trip.id, { id: draft.id, ops: [ops[0]] })).json()).toEqual(draft);
    for (let at = 1; at < 20; at += 1) expect((await createDraft(ana, trip.id)).statusCode).toBe(200);
    expect(toRefusal(await createDraft(ana, trip.id))).toEqual({ status: 409, code: 'trips.drafts_full' });
    await decide(ana, trip.id, draft.id, []);
    expect((await createDraft(ana, trip.id)).statusCode).toBe(200);
  });

  it('belongs to one person, and lasts thirty days', async () => {
    const { ana, trip, draft } = await suggest();
    const bo = await createMember(api);
    expect(toRefusal(await createDraft(bo, trip.id))).toEqual(notFound);
    expect(toRefusal(await decide(bo, trip.id, draft.id, ['rename']))).toEqual(notFound);
    await api.db.query(`UPDATE trip_drafts SET created_at = created_at - interval '31 days' WHERE id = $1`, [
      draft.id,
    ]);
    expect(await listDrafts(ana, trip.id)).toEqual([]);
    for (const id of [draft.id, randomUUID(), 'x'])
      expect(toRefusal(await decide(ana, trip.id, id, ['rename']))).toEqual({
        status: 404,
        code: 'trips.draft_not_found',
      });
  });

  it('counts toward thirty in ten minutes', async () => {
    const limited = await startTestApp({ config: { limitFactor: 1 } });
    const ana = await createMember(limited);
    const { trip } = await saveTrip(ana);
    const id = randomUUID();
    for (let at = 0; at < 30; at += 1) expect((await createDraft(ana, trip.id, { id })).statusCode).toBe(200);
    expect((await createDraft(ana, trip.id, { id })).statusCode).toBe(429);
    await limited.close();
  });
});
