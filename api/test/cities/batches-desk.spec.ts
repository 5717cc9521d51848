import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { CityBatch, CityBatchDetail, OpenPage } from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';
import { costOf, costs, line } from './tables.js';

const ROOT = '/api/admin/cities/batches';

let house: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  house = await startTestApp();
  admin = await house.as('admin');
  await house.app.listen(0, '127.0.0.1');
});
afterAll(() => house.close());

const upload = (payload: Buffer | string, type = 'text/csv', name = 'costs.csv') =>
  house.inject({
    method: 'POST',
    url: `${ROOT}?name=${encodeURIComponent(name)}`,
    headers: { ...admin, 'content-type': type },
    payload,
  });

const deed = (id: number, name: string) =>
  house.inject({ method: 'POST', url: `${ROOT}/${id}/${name}`, headers: admin });

const list = async () =>
  (await house.inject({ url: ROOT, headers: admin })).json<OpenPage<CityBatch>>().items;

describe('an uploaded file', () => {
  it('is shown as a difference, applied, listed and rolled back, each deed with its name', async () => {
    const planned = await upload(costs(['porto', 2500]));
    expect(planned.statusCode).toBe(201);
    const { id, state, changes } = planned.json<CityBatchDetail>();
    expect(state).toBe('planned');
    expect(changes).toMatchObject([{ city: 'porto', before: { value: 1970 }, after: { value: 2500 } }]);

    expect((await deed(id, 'apply')).json()).toMatchObject({ id, state: 'applied' });
    expect((await costOf(house, 'porto')).monthly_cost).toBe(2500);
    expect((await list())[0]).toMatchObject({
      id,
      name: 'costs.csv',
      deeds: [
        { deed: 'planned', by: 'Ana Ferreira' },
        { deed: 'applied', by: 'Ana Ferreira' },
      ],
    });

    expect((await deed(id, 'roll-back')).json()).toMatchObject({ state: 'rolled_back' });
    expect((await costOf(house, 'porto')).monthly_cost).toBe(1970);
    expect((await deed(id, 'roll-back')).json()).toMatchObject({
      statusCode: 409,
      code: 'cities.batch_stands',
      message: `Batch ${id} is already rolled back.`,
    });
  });

  it('may be whole cities, as JSON a line each', async () => {
    const answer = await upload(
      line('porto', ({ figures }) => delete figures.cost!.meal),
      'application/jsonl',
      'porto.jsonl',
    );
    expect(answer.json()).toMatchObject({
      name: 'porto.jsonl',
      difference: { figures: { added: 0, changed: 0, removed: 1 }, unnamed: 315 },
      changes: [{ label: 'A plain meal out', after: null }],
    });
  });

  it('of more than 8 MB is refused unread', async () => {
    const answer = await upload(Buffer.alloc(100 * 1024 * 1024, 'a'));
    expect(answer.json()).toMatchObject({
      statusCode: 413,
      message: 'The file is too large: 8 MB are the most.',
    });
  });

  it.each([
    ['a visitor', `${ROOT}?name=costs.csv`, 'POST', 'text/csv', 401],
    ['a visitor', '/api/account/picture', 'PUT', 'image/png', 401],
    ['a member', `${ROOT}?name=costs.csv`, 'POST', 'text/csv', 403],
  ])('of %s is refused before a byte of it came: %s', async (who, path, method, type, status) => {
    const member = who === 'a member' ? await house.as('premium') : {};
    const headers = { ...member, origin: ORIGIN, 'content-type': type, 'content-length': 5_000_000 };
    const asked = request(new URL(path, await house.app.getUrl()), { method, headers });
    asked.flushHeaders();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([status, 'close']);
    asked.destroy();
  });

  it('that cannot be read leaves no batch behind', async () => {
    const before = await list();
    const answer = await upload(Buffer.from([0x50, 0x4b, 3, 4, 10, 0, 0]), 'text/csv', 'costs.xlsx');
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'cities.table_refused',
      message:
        'The file is compressed: a ZIP, or a workbook such as .xlsx. Save the sheet as CSV and upload that.',
    });
    expect(await list()).toEqual(before);
  });

  it('can be thrown away while it is a plan', async () => {
    const { id } = (await upload(costs(['porto', 2500]))).json<CityBatchDetail>();
    const away = () => house.inject({ method: 'DELETE', url: `${ROOT}/${id}`, headers: admin });
    expect((await away()).statusCode).toBe(204);
    expect((await away()).statusCode).toBe(404);
    const told = await house.db.query(
      `SELECT action, first_name FROM audit_entries JOIN users ON users.id = actor_id
       WHERE target_type = 'city-batch' AND target_id = $1`,
      [String(id)],
    );
    expect(told).toEqual([{ action: 'cities.batch_discarded', first_name: 'Ana' }]);
  });

  it('says that there is no batch at an address without a number', async () => {
    const answer = await house.inject({ url: `${ROOT}/one%20or%20two`, headers: admin });
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'cities.batch_not_found' });
  });

  it('leads to nobody once its admin’s account is erased', async () => {
    const { id } = (await upload(costs(['lyon', 2500]))).json<CityBatchDetail>();
    const [row] = await house.db.query('SELECT actor_id FROM city_batch_deeds WHERE batch_id = $1', [id]);
    const [user] = await house.db.query('SELECT id, email FROM users WHERE id = $1', [row.actor_id]);
    const personal = house.app.get(PersonalData);
    const person = { id: user.id, email: user.email, earlier: [] };
    expect((await personal.exportAll(person)).imports).toContainEqual({
      batchId: id,
      deed: 'planned',
      name: 'Ana Ferreira',
      doneAt: expect.any(Date),
    });
    await house.db.transaction((manager) => personal.eraseAll(person, manager));
    expect(await house.db.query('SELECT 1 FROM city_batch_deeds WHERE actor_id = $1', [user.id])).toEqual([]);
    admin = await house.as('admin');
    expect((await list())[0]).toMatchObject({ id, deeds: [{ deed: 'planned', by: null }] });
  });
});
