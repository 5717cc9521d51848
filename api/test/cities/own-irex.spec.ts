import { dimensionKeys, type ErrorBody, type SavedIrexPreferences } from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';

let api: TestApp;
let ana: Browser;
beforeAll(async () => {
  api = await startTestApp();
  ana = await createMember(api);
});
afterAll(() => api.close());

const createSliders = (value: unknown) => Object.fromEntries(dimensionKeys.map((key) => [key, value]));
const preferences = {
  sliders: { ...createSliders(1), safety: 3 },
  passport: 'IN',
  clients: { zone: 'Europe/Berlin', from: 540, to: 1050 },
  stay: null,
  budgetUsd: 1400,
};

const getSaved = async (who: Browser) =>
  (await who.request('GET', '/api/account/irex')).json<SavedIrexPreferences>();
const save = (body: object) => ana.request('PUT', '/api/account/irex', body);

describe("a member's own score", () => {
  it('is empty until they save it', async () => {
    expect(await getSaved(ana)).toEqual({ wishes: null });
  });

  it('is returned as saved, to its owner only', async () => {
    expect((await save(preferences)).statusCode).toBe(200);
    expect(await getSaved(ana)).toEqual({ wishes: preferences });
    expect(await getSaved(await createMember(api))).toEqual({ wishes: null });
  });

  it.each([
    ['sliders that are all 0', { sliders: createSliders(0) }, 'irex.weighs_nothing'],
    [
      'a working day of zero length',
      { clients: { zone: 'Europe/Berlin', from: 540, to: 540 } },
      'irex.no_working_day',
    ],
    ['a slider above 5', { sliders: { ...createSliders(1), climate: 6 } }, 'validation.failed'],
    ['a slider that is not a number', { sliders: createSliders('NaN') }, 'validation.failed'],
    ['a missing slider', { sliders: { internet: 1 } }, 'validation.failed'],
    ['no sliders', { sliders: null }, 'validation.failed'],
    ['month 13', { stay: { month: 13, months: 1 } }, 'validation.failed'],
    ['an unknown passport', { passport: 'XX' }, 'validation.failed'],
    ['an unknown time zone', { clients: { zone: 'Mars/Olympus', from: 0, to: 60 } }, 'validation.failed'],
    ['a budget below $100', { budgetUsd: 5 }, 'validation.failed'],
  ])('refuses %s and keeps the saved preferences', async (_, part, code) => {
    const response = await save({ ...preferences, ...part });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().code).toBe(code);
    expect(await getSaved(ana)).toEqual({ wishes: preferences });
  });

  it("is part of the user's export and erasure", async () => {
    const [{ id }] = await api.db.query('SELECT id FROM users WHERE email = $1', [ana.email]);
    const personal = api.app.get(PersonalData);
    expect((await personal.exportAll({ id, email: ana.email, earlier: [] })).irex).toEqual({
      wishes: preferences,
    });
    await api.db.transaction((manager) => personal.eraseAll({ id, email: ana.email, earlier: [] }, manager));
    expect(await api.db.query('SELECT 1 FROM irex_wishes WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is deleted when they reset it', async () => {
    const ben = await createMember(api);
    await ben.request('PUT', '/api/account/irex', preferences);
    expect((await ben.request('DELETE', '/api/account/irex')).statusCode).toBe(204);
    expect(await getSaved(ben)).toEqual({ wishes: null });
  });
});
