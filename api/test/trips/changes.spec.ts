import { randomUUID } from 'node:crypto';
import type { TripChanged, TripHistory, TripRevision } from '@wanderwork/contracts';
import { applyOperations, rebaseOperations, type Operation } from '@wanderwork/travel';
import { createBarrier } from '../support/barrier.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import {
  changeTrip,
  createDocument,
  createStop,
  getTrip,
  rename,
  saveTrip,
  sendChange,
  toRefusal,
  tripPath,
} from './planner.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const getHistory = async (who: Browser, id: string, query = '') =>
  (await who.request('GET', tripPath(id, `/history${query}`))).json<TripHistory<Operation>>();
const restore = (who: Browser, id: string, revision: number) =>
  who.request('POST', tripPath(id, '/restore'), { revision });
const countChanges = async (id: string) =>
  (
    (await api.db.query('SELECT count(*)::int AS n FROM trip_changes WHERE trip_id = $1', [id])) as [
      { n: number },
    ]
  )[0].n;

/** Changes of the title to "y", as the product would have stored them. */
const insertRenames = async (id: string, first: number, last: number) => {
  await api.db.query(
    `INSERT INTO trip_changes (user_id, trip_id, revision, ops, inverse, bytes, writer, at)
     SELECT user_id, id, number, '[{"type":"rename","title":"y"}]', jsonb_build_array(jsonb_build_object(
       'type', 'rename', 'title', CASE number WHEN $2::int THEN doc->>'title' ELSE 'y' END)), 58, 'person', now()
     FROM trips, generate_series($2::int, $3::int) AS number WHERE id = $1`,
    [id, first, last],
  );
  await api.db.query(
    `UPDATE trips SET revision = $2::int, history_bytes = $2::int * 58, doc = jsonb_set(doc, '{title}', '"y"')
     WHERE id = $1`,
    [id, last],
  );
};

const addPorto: Operation = {
  type: 'addStop',
  list: 'stops',
  stop: createStop('c', 'porto', 2),
  before: null,
};

describe('a change', () => {
  it('is computed by the server', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const ops: Operation[] = [addPorto, { type: 'removeStop', id: 'a' }, rename('Two left')];
    expect((await sendChange(ana, trip.id, 1, ops)).json()).toEqual({ revision: 2 });
    const applied = applyOperations(trip, ops);
    expect(await getTrip(ana, trip.id)).toMatchObject({
      revision: 2,
      trip: 'trip' in applied && applied.trip,
    });
  });

  it('sent again, also at the same time, changes nothing and gets the same answer', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const requestId = randomUUID();
    const send = () => sendChange(ana, trip.id, 1, [addPorto], requestId);
    const answers = await Promise.all([send(), send(), send()]);
    await changeTrip(ana, trip.id, 2, rename('Later'));
    answers.push(await send());
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { revision: 2 }]);
    expect(await countChanges(trip.id)).toBe(3);
  });

  it('of twenty with the same base is accepted once; the others get it and can be rebased', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const toOps = (at: number): Operation[] => [
      { type: 'check', id: `c${at}`, check: { title: `Item ${at}`, done: false }, before: null },
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendChange(ana, trip.id, 1, toOps(at))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(19);
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        code: 'trips.changed',
        revision: 2,
        changes: [{ revision: 2, ops: toOps(winner), writer: 'person' }],
      });
    const loser = (winner + 1) % 20;
    const { changes } = answers[loser]!.json<TripChanged<Operation>>();
    const newest = await getTrip(ana, trip.id);
    const { ops, rejected } = rebaseOperations(
      newest.trip,
      changes!.flatMap((one) => one.ops),
      toOps(loser),
    );
    expect(rejected).toEqual([]);
    expect(await changeTrip(ana, trip.id, 2, ...ops)).toBe(3);
  });

  it('far behind, or ahead, is told to load the trip', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const ahead = await sendChange(ana, trip.id, 5, [rename('x')]);
    expect(ahead.json()).toMatchObject({ code: 'trips.changed', revision: 1, changes: null });
    await insertRenames(trip.id, 2, 203);
    const behind = await sendChange(ana, trip.id, 1, [rename('x')]);
    expect(behind.json()).toMatchObject({ code: 'trips.changed', revision: 203, changes: null });
    const near = (await sendChange(ana, trip.id, 3, [rename('x')])).json<TripChanged<Operation>>();
    expect(near.changes).toHaveLength(200);
  });

  it('whose operation does not apply is refused whole', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const response = await sendChange(ana, trip.id, 1, [rename('x'), { type: 'removeStop', id: 'nobody' }]);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'trips.op_rejected', at: 1, reason: 'missing' });
    const exists = await sendChange(ana, trip.id, 1, [{ ...addPorto, stop: createStop('a', 'porto', 2) }]);
    expect(exists.json()).toMatchObject({ at: 0, reason: 'exists' });
    expect((await getTrip(ana, trip.id)).trip).toEqual(trip);
  });

  it('beyond a limit of trips names its first operation that exceeds it', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const ops = Array.from({ length: 24 }, (_, at) => ({
      ...addPorto,
      stop: createStop(`s${at}`, 'porto', 2),
    }));
    const response = await sendChange(ana, trip.id, 1, ops);
    expect(response.json()).toMatchObject({
      code: 'trips.op_rejected',
      at: 22,
      reason: 'invalid',
      errors: [{ path: 'stops' }],
    });
    const far = { ...addPorto, stop: createStop('far', 'porto', 40) };
    expect((await sendChange(ana, trip.id, 1, [far])).json()).toMatchObject({ reason: 'invalid' });
  });

  it.each<[string, object, string]>([
    ['an unknown type', { type: 'constructor' }, 'ops.0.type'],
    ['a line break in a title', rename('a\nb'), 'ops.0.title'],
    ['a field too many', { ...rename('x'), by: 'me' }, 'ops.0.by'],
  ])('with %s is refused with its field', async (_what, op, path) => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const response = await sendChange(ana, trip.id, 1, [op as Operation]);
    expect(toRefusal(response)).toEqual({ status: 400, code: 'validation.failed' });
    expect(response.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe(path);
  });

  it('has 1 to 50 operations of at most 64 KiB', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const refusal = { status: 400, code: 'validation.failed' };
    expect(toRefusal(await sendChange(ana, trip.id, 1, []))).toEqual(refusal);
    expect(
      toRefusal(
        await sendChange(
          ana,
          trip.id,
          1,
          Array.from({ length: 51 }, () => rename('x')),
        ),
      ),
    ).toEqual(refusal);
    const note: Operation = { type: 'note', id: null, text: 'x'.repeat(2000) };
    expect(
      toRefusal(
        await sendChange(
          ana,
          trip.id,
          1,
          Array.from({ length: 34 }, () => note),
        ),
      ),
    ).toEqual(refusal);
    expect(
      (
        await sendChange(
          ana,
          trip.id,
          1,
          Array.from({ length: 50 }, () => rename('x')),
        )
      ).statusCode,
    ).toBe(200);
  });

  it('that breaks off between the history and the document leaves neither', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const barrier = await createBarrier(api, 'INSERT', 'trip_changes');
    const requestId = randomUUID();
    const pending = sendChange(ana, trip.id, 1, [rename('Lost')], requestId);
    await barrier.reached();
    await api.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect((await pending).statusCode).toBeGreaterThanOrEqual(500);
    await barrier.open();
    await barrier.remove();
    expect(await getTrip(ana, trip.id)).toMatchObject({ revision: 1, trip: { title: trip.title } });
    expect(await countChanges(trip.id)).toBe(1);
    const again = await sendChange(ana, trip.id, 1, [rename('Sent again')], requestId);
    expect(again.json()).toEqual({ revision: 2 });
  });
});

describe('the history', () => {
  it('lists all changes, newest first, page by page', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    for (let base = 1; base <= 24; base += 1) await changeTrip(ana, trip.id, base, rename(`T${base}`));
    const first = await getHistory(ana, trip.id);
    const rest = await getHistory(ana, trip.id, `?after=${first.nextKey}`);
    const all = [...first.items, ...rest.items];
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 25 }, (_, at) => 25 - at));
    expect(all[0]).toEqual({
      revision: 25,
      ops: [rename('T24')],
      writer: 'person',
      at: expect.any(String),
      restored: null,
    });
    expect(all.at(-1)).toMatchObject({ revision: 1, ops: [] });
    expect(rest.nextKey).toBeNull();
  });

  it('brings any version back, which is itself a change', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    await changeTrip(ana, trip.id, 1, { type: 'removeStop', id: 'a' }, rename('x'));
    await changeTrip(ana, trip.id, 2, addPorto, {
      type: 'setSeries',
      id: 'standup',
      series: null,
      before: null,
    });
    const third = (await getTrip(ana, trip.id)).trip;
    expect((await restore(ana, trip.id, 1)).json()).toEqual({ revision: 4 });
    expect((await getTrip(ana, trip.id)).trip).toEqual(trip);
    expect((await restore(ana, trip.id, 1)).json()).toEqual({ revision: 4 });
    expect((await getHistory(ana, trip.id)).items[0]).toMatchObject({ revision: 4, restored: 1 });
    expect((await restore(ana, trip.id, 3)).json()).toEqual({ revision: 5 });
    expect((await getTrip(ana, trip.id)).trip).toEqual(third);
    expect(toRefusal(await restore(ana, trip.id, 6))).toEqual({
      status: 404,
      code: 'trips.revision_unknown',
    });
  });

  it('keeps 2,000 changes and merges the oldest, without a change to the trip', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    await changeTrip(ana, trip.id, 1, { type: 'removeStop', id: 'a' });
    await changeTrip(ana, trip.id, 2, addPorto);
    const third = (await getTrip(ana, trip.id)).trip;
    await insertRenames(trip.id, 4, 2000);
    await changeTrip(ana, trip.id, 2000, rename('z'));
    await changeTrip(ana, trip.id, 2001, rename('zz'));
    expect(await countChanges(trip.id)).toBe(2000);
    expect(toRefusal(await restore(ana, trip.id, 2))).toEqual({
      status: 404,
      code: 'trips.revision_unknown',
    });
    expect((await restore(ana, trip.id, 3)).json<TripRevision>()).toEqual({ revision: 2003 });
    expect((await getTrip(ana, trip.id)).trip).toEqual(third);
    expect(await countChanges(trip.id)).toBe(2000);
  });

  it('merges earlier if its changes are large', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    for (let base = 1; base <= 10; base += 1) await changeTrip(ana, trip.id, base, rename(`T${base}`));
    await api.db.query('UPDATE trip_changes SET bytes = 500000 WHERE trip_id = $1', [trip.id]);
    await api.db.query('UPDATE trips SET history_bytes = 5000000 WHERE id = $1', [trip.id]);
    await changeTrip(ana, trip.id, 11, rename('Last'));
    const { items } = await getHistory(ana, trip.id);
    expect(items.map(({ revision }) => revision)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(items.at(-1)).toMatchObject({ ops: [] });
    expect((await restore(ana, trip.id, 3)).json()).toEqual({ revision: 13 });
    expect((await getTrip(ana, trip.id)).trip).toEqual({ ...trip, title: 'T2' });
  });
});

describe('the limit of changes', () => {
  it('is 120 in ten minutes', async () => {
    const limited = await startTestApp({ config: { limitFactor: 1 } });
    const ana = await createMember(limited);
    const { trip } = await saveTrip(ana, createDocument());
    for (let base = 1; base <= 119; base += 1) await changeTrip(ana, trip.id, base, rename(`T${base}`));
    const response = await sendChange(ana, trip.id, 120, [rename('x')]);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
