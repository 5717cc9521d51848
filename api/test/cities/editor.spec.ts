import type {
  BatchDifference,
  CityBatchDetail,
  CityDetail,
  EditableCity,
  EditableFigure,
} from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { getCost, getShippedCost } from './tables.js';

let api: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.signInAs('admin');
});
afterAll(() => api.close());

const getFigures = async (slug: string) =>
  (await api.inject({ url: `/api/admin/cities/${slug}/figures`, headers: admin })).json<EditableCity>();

const figure = async (slug: string, cell: string): Promise<EditableFigure> =>
  (await getFigures(slug)).figures.find((one) => one.cell === cell)!;

const edit = (changes: object[], reason?: string, slug = 'porto') =>
  api.inject({
    method: reason === undefined ? 'POST' : 'PUT',
    url: `/api/admin/cities/${slug}/${reason === undefined ? 'preview' : 'figures'}`,
    headers: admin,
    payload: { changes, ...(reason !== undefined && { reason }) },
  });

const cost = async (value: string, more: object = {}) => ({
  cell: 'monthly_cost',
  value,
  source: 'cost-model',
  year: '2027',
  grade: 'estimate',
  note: 'About ±35%.',
  seen: (await figure('porto', 'monthly_cost')).seen,
  ...more,
});

describe('the city editor', () => {
  it('shows every figure of the catalog with its current value and the allowed values', async () => {
    const city = await getFigures('porto');
    expect(city).toMatchObject({ slug: 'porto', name: 'Porto', country: 'Portugal' });
    expect(city.sources).toContainEqual({ id: 'm-lab', title: expect.any(String) });
    expect(await figure('porto', 'monthly_cost')).toMatchObject({
      label: 'Monthly cost for one person',
      unit: 'USD a month',
      values: { type: 'number', min: 100, max: 20_000 },
      scored: true,
      figure: { value: getShippedCost('porto'), grade: 'estimate' },
      setBy: null,
    });
    expect(await figure('porto', 'coworking')).toMatchObject({ figure: null, seen: '' });
  });

  it('previews the effect of a change on scores without saving it', async () => {
    const before = await getCost(api, 'porto');
    const { scores, figures } = (await edit([await cost('3000')])).json<BatchDifference>();
    expect(figures).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(scores.movers[0]).toMatchObject({ city: 'porto', points: expect.any(Number) });
    expect(scores.movers[0]!.points).toBeLessThan(-1);
    expect(await getCost(api, 'porto')).toEqual(before);
  });

  it('saves a change as a batch with author and reason, which can be rolled back', async () => {
    const saved = (await edit([await cost('2100')], 'The price list of 2027')).json<CityBatchDetail>();
    expect(saved).toMatchObject({
      origin: 'editor',
      name: 'Porto',
      reason: 'The price list of 2027',
      state: 'applied',
      deeds: [
        { deed: 'planned', by: 'Ana Ferreira' },
        { deed: 'applied', by: 'Ana Ferreira' },
      ],
    });
    expect((await getCost(api, 'porto')).monthly_cost).toBe(2100);
    expect(await figure('porto', 'monthly_cost')).toMatchObject({ setBy: saved.id });
    const [audit] = await api.db.query(
      `SELECT action, reason FROM audit_entries WHERE target_type = 'city-batch' ORDER BY id DESC LIMIT 1`,
    );
    expect(audit).toEqual({ action: 'cities.batch_applied', reason: 'The price list of 2027' });
    await api.inject({
      method: 'POST',
      url: `/api/admin/cities/batches/${saved.id}/roll-back`,
      headers: admin,
    });
    expect((await getCost(api, 'porto')).monthly_cost).toBe(getShippedCost('porto'));
    expect(await figure('porto', 'monthly_cost')).toMatchObject({ setBy: null });
  });

  it('does not overwrite what somebody else saved meanwhile, and shows both values', async () => {
    const [theirs, yours] = [await cost('2200'), await cost('2300')];
    expect((await edit([theirs], 'First')).statusCode).toBe(200);
    expect((await edit([yours], 'Second')).json()).toMatchObject({
      statusCode: 409,
      code: 'cities.figure_changed',
      message: 'Somebody else changed Monthly cost for one person meanwhile. Nothing was saved.',
      figures: [{ cell: 'monthly_cost', theirs: { value: 2200 }, yours: { value: 2300 } }],
    });
    expect((await getCost(api, 'porto')).monthly_cost).toBe(2200);
  });

  it('lets one of two concurrent saves win', async () => {
    const [one, other] = [await cost('2400'), await cost('2450')];
    const responses = await Promise.all([edit([one], 'One'), edit([other], 'Other')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('removes a figure, with or without a note for the reader', async () => {
    const leisure = await figure('porto', 'leisure');
    const out = { cell: 'leisure', value: '', note: 'Too rough to be told.', seen: leisure.seen };
    expect((await edit([out], 'Doubtful')).statusCode).toBe(200);
    expect((await figure('porto', 'leisure')).figure).toMatchObject({
      value: null,
      note: out.note,
      source: null,
    });
    const removal = { cell: 'leisure', value: '', seen: (await figure('porto', 'leisure')).seen };
    expect((await edit([removal], 'Not known')).statusCode).toBe(200);
    expect((await figure('porto', 'leisure')).figure).toBeNull();
  });

  it.each([
    [
      'a monthly cost of 1.8 dollars',
      { value: '1.8' },
      'monthly_cost.value',
      '1.8 is outside the range 100 to 20000 USD a month',
    ],
    [
      'a decimal comma',
      { value: '1.970,50' },
      'monthly_cost.value',
      '1.970,50 has a comma; write it like 1234.5',
    ],
    ['words', { value: 'cheap' }, 'monthly_cost.value', 'cheap is not a number'],
    ['an unknown source', { source: 'hearsay' }, 'monthly_cost.source', 'hearsay is not among the sources'],
    ['a missing year', { year: '' }, 'monthly_cost.year', 'is not a valid year or period'],
    [
      'the grade of sample figures',
      { grade: 'given' },
      'monthly_cost.grade',
      'is not one of measured, country, estimate',
    ],
    ['an unknown figure', { cell: 'sea_view' }, 'sea_view.value', 'There is no such figure.'],
  ])('refuses %s with an error at its field', async (_what, wrong, path, reason) => {
    const response = await edit([await cost('2000', wrong)], 'Trying');
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'validation.failed' });
    const [error] = response.json<{ errors: { path: string; message: string }[] }>().errors;
    expect(error).toMatchObject({ path, message: `${path.split('.')[1]}: ${reason}` });
  });

  it('keeps the range of a figure whose value stays, and drops it with the value', async () => {
    const { figure: rent, seen } = await figure('braga', 'rent');
    const { value, source, year, grade, range, basis } = rent!;
    expect(range).toEqual([expect.any(Number), expect.any(Number)]);
    const change = { cell: 'rent', value: String(value), source, year, grade, note: 'Checked.', seen };
    expect((await edit([change], 'A note', 'braga')).statusCode).toBe(200);
    const noted = await figure('braga', 'rent');
    expect(noted.figure).toMatchObject({ value, range, basis, note: 'Checked.' });

    const [, high] = range!;
    const higher = { ...change, value: String(high + 100), seen: noted.seen };
    const saved = (await edit([higher], 'A new lease', 'braga')).json<CityBatchDetail>();
    expect(saved.changes).toMatchObject([{ before: { range }, after: { value: high + 100, basis: null } }]);
    const { figure: edited } = await figure('braga', 'rent');
    expect(edited).not.toHaveProperty('range');
    const page = (await api.inject({ url: '/api/cities/braga' })).json<CityDetail>();
    const shown = page.figures.find(({ key }) => key === 'rent');
    expect(shown).toMatchObject({ value: high + 100 });
    expect(shown).not.toHaveProperty('range');
    expect(shown).not.toHaveProperty('reliability');
  });

  it('requires a reason', async () => {
    expect((await edit([await cost('2000')], ' ')).json()).toMatchObject({
      errors: [{ path: 'reason', message: 'Please say why' }],
    });
  });

  it('returns 404 for an unknown city', async () => {
    const response = await api.inject({ url: '/api/admin/cities/atlantis/figures', headers: admin });
    expect(response.json()).toMatchObject({ statusCode: 404, code: 'city.not_found' });
  });
});
