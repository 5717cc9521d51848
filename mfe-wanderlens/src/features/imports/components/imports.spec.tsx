import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type CityBatchDetail } from '@wanderwork/contracts';
import { mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { aDifference } from '../../../shared/admin/difference.fixture';
import { Imports } from './imports';

const { admin } = paths.api;

const cost = (value: number) => ({
  value,
  source: 'cost-model',
  year: '2027',
  grade: 'estimate' as const,
  note: null,
  basis: null,
});

const aBatch = (changes: Partial<CityBatchDetail> = {}): CityBatchDetail => ({
  id: 12,
  origin: 'file',
  name: 'costs.csv',
  reason: null,
  hash: 'abc',
  state: 'planned',
  difference: aDifference({ moved: 14, movedFar: 2 }),
  refused: 1,
  refusedRows: [
    { line: 3, slug: 'braga', reasons: ['monthly_cost: 1.8 is outside the range 100 to 20000 USD a month'] },
  ],
  deeds: [{ deed: 'planned', by: 'Ana Ferreira', at: '2026-11-22T12:00:00.000Z' }],
  changes: [
    {
      city: 'porto',
      cityName: 'Porto',
      label: 'Monthly cost for one person',
      unit: 'USD a month',
      scoreOnly: false,
      before: cost(1970),
      after: cost(2900),
    },
  ],
  changeCount: 1,
  ...changes,
});

const file = () => new File(['slug,monthly_cost'], 'costs.csv', { type: 'text/csv' });
const choose = () => screen.getByLabelText('File of figures from this device');

describe('Imports', () => {
  useServer();
  beforeEach(() => void mockResponse('get', admin.providers(), []));

  it('shows the changes of a file and applies them after a confirmation', async () => {
    mockResponse('get', admin.batches(), { items: [], nextKey: null });
    mockResponse('post', admin.batches(), aBatch());
    mockResponse('get', admin.batch(12), aBatch());
    const applied = aBatch({ state: 'applied' });
    const requests = mockResponse('post', admin.applyBatch(12), applied);
    renderAt('/admin/wanderlens?part=imports', <Imports />);
    await userEvent.upload(choose(), file());

    expect(await screen.findByRole('heading', { name: 'Import 12: costs.csv' })).toBeVisible();
    expect(screen.getByText('Changes 14 scores, 2 by more than 5 points; 1 band changes.')).toBeVisible();
    expect(screen.getByRole('row', { name: /Porto 90.1 → 84.0 −6.1 outstanding → strong/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /braga 3 monthly_cost: 1.8 is outside/ })).toBeVisible();
    const figures = screen.getByRole('table', { name: 'Figures before and after' });
    expect(within(figures).getByRole('row', { name: /\$1,970 a month.*\$2,900 a month/ })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(requests).toHaveLength(0);
    mockResponse('get', admin.batch(12), applied);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, apply it' }));
    expect(await screen.findByRole('button', { name: 'Roll back' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('shows the range of a figure only where it changed', async () => {
    const [change] = aBatch().changes;
    const before = { ...cost(1970), range: [1500, 2500] as [number, number] };
    const batch = aBatch({
      changes: [
        { ...change!, cityName: 'Porto', before, after: { ...before, range: [1600, 2600] } },
        { ...change!, cityName: 'Braga', before, after: cost(2000) },
        { ...change!, cityName: 'Lyon', before, after: { ...before, note: 'Checked.' } },
      ],
    });
    mockResponse('get', admin.batches(), { items: [batch], nextKey: null });
    mockResponse('get', admin.batch(12), batch);
    renderAt('/admin/wanderlens?part=imports&batch=12', <Imports />);
    const figures = await screen.findByRole('table', { name: 'Figures before and after' });
    const [, porto, braga, lyon] = within(figures).getAllByRole('row');
    expect(porto).toHaveTextContent(/80% range 1,500–2,500.*80% range 1,600–2,600/);
    expect(braga).toHaveTextContent(/80% range 1,500–2,500.*Without a range/);
    expect(lyon).not.toHaveTextContent('range');
  });

  it('shows the server’s reason for refusing a file', async () => {
    mockResponse('get', admin.batches(), { items: [], nextKey: null });
    mockError('post', admin.batches(), {
      statusCode: 400,
      code: 'cities.table_refused',
      message: 'Line 3: this is not a text file.',
    });
    renderAt('/admin/wanderlens?part=imports', <Imports />);
    await userEvent.upload(choose(), file());
    expect(await screen.findByRole('alert')).toHaveTextContent('Line 3: this is not a text file.');
  });

  it('does not upload a file that is too large', async () => {
    mockResponse('get', admin.batches(), { items: [], nextKey: null });
    const requests = mockResponse('post', admin.batches(), aBatch());
    renderAt('/admin/wanderlens?part=imports', <Imports />);
    const large = file();
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
    await userEvent.upload(choose(), large);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is too large. The limit is 8 MB.');
    expect(requests).toHaveLength(0);
  });

  it('accepts every supported file type', () => {
    mockResponse('get', admin.batches(), { items: [], nextKey: null });
    renderAt('/admin/wanderlens?part=imports', <Imports />);
    const kinds = choose().getAttribute('accept')!.split(',');
    expect(kinds).toEqual(expect.arrayContaining(['.csv', '.json', '.jsonl', '.ndjson']));
  });

  it('shows why a batch cannot be applied', async () => {
    mockResponse('get', admin.batch(12), aBatch());
    mockError('post', admin.applyBatch(12), {
      statusCode: 409,
      code: 'cities.table_changed',
      message: 'The table has changed since batch 12 was planned. Plan it again.',
    });
    renderAt('/admin/wanderlens?part=imports&batch=12', <Imports />);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, apply it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Plan it again');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
  });

  it('offers no apply button when nothing would change', async () => {
    const { difference } = aBatch();
    const nothing = { added: 0, changed: 0, removed: 0, gone: 0 };
    const empty = { ...difference, cities: nothing, figures: nothing };
    mockResponse('get', admin.batch(12), aBatch({ difference: empty, changes: [], changeCount: 0 }));
    renderAt('/admin/wanderlens?part=imports&batch=12', <Imports />);
    expect(await screen.findByText(/^Nothing would change: one line was refused/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  });

  it('links to each import and shows its last action', async () => {
    const { refusedRows: _rows, changes: _changes, changeCount: _count, ...batch } = aBatch();
    mockResponse('get', admin.batches(), { items: [batch], nextKey: null });
    renderAt('/admin/wanderlens?part=imports', <Imports />);
    const row = await screen.findByRole('row', { name: /12 · costs.csv/ });
    expect(row).toHaveTextContent('1 figure in 1 city');
    expect(row).toHaveTextContent('by Ana Ferreira');
    mockResponse('get', admin.batch(12), aBatch());
    await userEvent.click(within(row).getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Import 12: costs.csv' })).toBeVisible();
  });

  it('reports an unknown import', async () => {
    mockError('get', admin.batch(99), { statusCode: 404, code: 'cities.batch_not_found', message: 'No' });
    renderAt('/admin/wanderlens?part=imports&batch=99', <Imports />);
    expect(await screen.findByText('No such import')).toBeVisible();
  });
});
