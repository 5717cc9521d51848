import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { CityBatch, CityBatchDetail, OpenPage } from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';
import { getCost, getShippedCost, createCostsCsv, createLine } from './tables.js';

const ROOT = '/api/admin/cities/batches';

let api: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.signInAs('admin');
  await api.app.listen(0, '127.0.0.1');
});
afterAll(() => api.close());

const upload = (payload: Buffer | string, type = 'text/csv', name = 'costs.csv') =>
  api.inject({
    method: 'POST',
    url: `${ROOT}?name=${encodeURIComponent(name)}`,
    headers: { ...admin, 'content-type': type },
    payload,
  });

const runAction = (id: number, name: string) =>
  api.inject({ method: 'POST', url: `${ROOT}/${id}/${name}`, headers: admin });

const list = async () => (await api.inject({ url: ROOT, headers: admin })).json<OpenPage<CityBatch>>().items;

describe('an uploaded file', () => {
  it("is previewed as a difference, applied, listed and rolled back, with the admin's name on each action", async () => {
    const planResponse = await upload(createCostsCsv(['porto', 2500]));
    expect(planResponse.statusCode).toBe(201);
    const { id, state, changes } = planResponse.json<CityBatchDetail>();
    expect(state).toBe('planned');
    expect(changes).toMatchObject([
      { city: 'porto', before: { value: getShippedCost('porto') }, after: { value: 2500 } },
    ]);

    expect((await runAction(id, 'apply')).json()).toMatchObject({ id, state: 'applied' });
    expect((await getCost(api, 'porto')).monthly_cost).toBe(2500);
    expect((await list())[0]).toMatchObject({
      id,
      name: 'costs.csv',
      deeds: [
        { deed: 'planned', by: 'Ana Ferreira' },
        { deed: 'applied', by: 'Ana Ferreira' },
      ],
    });

    expect((await runAction(id, 'roll-back')).json()).toMatchObject({ state: 'rolled_back' });
    expect((await getCost(api, 'porto')).monthly_cost).toBe(getShippedCost('porto'));
    expect((await runAction(id, 'roll-back')).json()).toMatchObject({
      statusCode: 409,
      code: 'cities.batch_stands',
      message: `Batch ${id} is already rolled back.`,
    });
  });

  it('may contain whole cities, as one line of JSON each', async () => {
    const response = await upload(
      createLine('porto', ({ figures }) => delete figures.cost!.leisure),
      'application/jsonl',
      'porto.jsonl',
    );
    expect(response.json()).toMatchObject({
      name: 'porto.jsonl',
      difference: { figures: { added: 0, changed: 0, removed: 1 }, unnamed: 315 },
      changes: [{ label: 'Leisure', after: null }],
    });
  });

  it('is refused unread above 8 MB', async () => {
    const response = await upload(Buffer.alloc(100 * 1024 * 1024, 'a'));
    expect(response.json()).toMatchObject({
      statusCode: 413,
      message: 'The file is too large: 8 MB are the most.',
    });
  });

  it.each([
    ['a visitor', `${ROOT}?name=costs.csv`, 'POST', 'text/csv', 401],
    ['a visitor', '/api/account/picture', 'PUT', 'image/png', 401],
    ['a member', `${ROOT}?name=costs.csv`, 'POST', 'text/csv', 403],
  ])(
    'from %s is refused before any byte of the body arrives: %s',
    async (who, path, method, type, status) => {
      const member = who === 'a member' ? await api.signInAs('premium') : {};
      const headers = { ...member, origin: ORIGIN, 'content-type': type, 'content-length': 5_000_000 };
      const uploadRequest = request(new URL(path, await api.app.getUrl()), { method, headers });
      uploadRequest.flushHeaders();
      const [response] = (await once(uploadRequest, 'response')) as [IncomingMessage];
      expect([response.statusCode, response.headers.connection]).toEqual([status, 'close']);
      uploadRequest.destroy();
    },
  );

  it('that cannot be parsed leaves no batch behind', async () => {
    const before = await list();
    const response = await upload(Buffer.from([0x50, 0x4b, 3, 4, 10, 0, 0]), 'text/csv', 'costs.xlsx');
    expect(response.json()).toMatchObject({
      statusCode: 400,
      code: 'cities.table_refused',
      message:
        'The file is compressed: a ZIP, or a workbook such as .xlsx. Save the sheet as CSV and upload that.',
    });
    expect(await list()).toEqual(before);
  });

  it('can be discarded as long as it is only planned', async () => {
    const { id } = (await upload(createCostsCsv(['porto', 2500]))).json<CityBatchDetail>();
    const discard = () => api.inject({ method: 'DELETE', url: `${ROOT}/${id}`, headers: admin });
    expect((await discard()).statusCode).toBe(204);
    expect((await discard()).statusCode).toBe(404);
    const auditEntries = await api.db.query(
      `SELECT action, first_name FROM audit_entries JOIN users ON users.id = actor_id
       WHERE target_type = 'city-batch' AND target_id = $1`,
      [String(id)],
    );
    expect(auditEntries).toEqual([{ action: 'cities.batch_discarded', first_name: 'Ana' }]);
  });

  it('returns 404 for a batch address without a number', async () => {
    const response = await api.inject({ url: `${ROOT}/one%20or%20two`, headers: admin });
    expect(response.json()).toMatchObject({ statusCode: 404, code: 'cities.batch_not_found' });
  });

  it("is anonymous once its admin's account is erased", async () => {
    const { id } = (await upload(createCostsCsv(['lyon', 2500]))).json<CityBatchDetail>();
    const [row] = await api.db.query('SELECT actor_id FROM city_batch_deeds WHERE batch_id = $1', [id]);
    const [user] = await api.db.query('SELECT id, email FROM users WHERE id = $1', [row.actor_id]);
    const personal = api.app.get(PersonalData);
    const person = { id: user.id, email: user.email, earlier: [] };
    expect((await personal.exportAll(person)).imports).toContainEqual({
      batchId: id,
      deed: 'planned',
      name: 'Ana Ferreira',
      doneAt: expect.any(Date),
    });
    await api.db.transaction((manager) => personal.eraseAll(person, manager));
    expect(await api.db.query('SELECT 1 FROM city_batch_deeds WHERE actor_id = $1', [user.id])).toEqual([]);
    admin = await api.signInAs('admin');
    expect((await list())[0]).toMatchObject({ id, deeds: [{ deed: 'planned', by: null }] });
  });
});
