import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type QueuedCorrection } from '@wanderwork/contracts';
import { aPage, mockError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Corrections } from './corrections';

const { admin } = paths.api;
const ID = '0193a000-0000-7000-8000-0000000000a1';

const aQueued = (change: Partial<QueuedCorrection> = {}): QueuedCorrection => ({
  id: ID,
  city: 'lisbon',
  cityName: 'Lisbon',
  figure: 'monthly_cost',
  label: 'Monthly cost for one person',
  before: '$1,800',
  proposed: '$1,930',
  year: '2026',
  source: 'https://costs.example/lisbon',
  state: 'waiting',
  decidedAt: null,
  reason: null,
  topic: { title: 'Lisbon got more expensive', path: '/connect/t/k3f9a2bc/lisbon-got-more-expensive' },
  finder: { handle: 'ana', name: 'Ana' },
  writtenAt: '2026-11-01T10:00:00Z',
  unit: 'USD a month',
  current: { value: 1850, source: 'cost-model', year: '2025', grade: 'estimate', note: null, basis: null },
  batch: null,
  ...change,
});

const open = (...corrections: QueuedCorrection[]) => {
  mockResponse('get', admin.corrections(), aPage(corrections));
  mockResponse('get', admin.cityFigures('lisbon'), {
    sources: [{ id: 'cost-model', title: 'Our cost model' }],
  });
  return renderAt('/admin/wanderlens?part=corrections', <Corrections />);
};
const findEntry = () => screen.findByRole('article', { name: 'Monthly cost for one person, Lisbon' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('Corrections', () => {
  useServer();

  it('shows the current value, the proposed one, the source and the topic', async () => {
    open(aQueued());
    const entry = await findEntry();
    expect(entry).toHaveTextContent('$1,850 a month');
    expect(entry).toHaveTextContent('cost-model, 2025');
    expect(entry).toHaveTextContent('$1,930 (2026)');
    expect(within(entry).getByRole('link', { name: 'https://costs.example/lisbon' })).toBeVisible();
    expect(within(entry).getByRole('link', { name: 'Lisbon got more expensive' })).toHaveAttribute(
      'href',
      '/connect/t/k3f9a2bc/lisbon-got-more-expensive',
    );
    expect(entry).toHaveTextContent('by Ana on 1 Nov 2026');
  });

  it('are taken into an import, with a new source', async () => {
    const requests = mockResponse('post', admin.takeCorrection(ID), { id: 12 });
    const { location } = open(aQueued());
    await findEntry();
    await press(/^Take into an import/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Name of the source/ }), 'City council');
    await userEvent.type(screen.getByRole('textbox', { name: /^License/ }), 'CC BY 4.0');
    await press('Plan the import');
    await waitFor(() => expect(location()).toBe('/admin/wanderlens?part=imports&batch=12'));
    expect(requests.map(({ body }) => body)).toEqual([
      { grade: 'measured', newSource: { title: 'City council', licence: 'CC BY 4.0' } },
    ]);
  });

  it('are taken with a source of the table', async () => {
    const requests = mockResponse('post', admin.takeCorrection(ID), { id: 12 });
    open(aQueued());
    await findEntry();
    await press(/^Take into an import/);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Source' }),
      await screen.findByRole('option', { name: 'Our cost model' }),
    );
    await press('Plan the import');
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ grade: 'measured', source: 'cost-model' }]),
    );
  });

  it('show the server’s error at its field', async () => {
    mockError('post', admin.takeCorrection(ID), {
      statusCode: 400,
      code: 'validation.failed',
      message: 'Please check the marked fields.',
      errors: [{ path: 'newSource.title', rule: 'minLength', message: 'Please name the source' }],
    });
    open(aQueued());
    await findEntry();
    await press(/^Take into an import/);
    await press('Plan the import');
    expect(await screen.findByText('Please name the source')).toBeVisible();
  });

  it('are declined with a reason', async () => {
    const requests = mockResponse('post', admin.declineCorrection(ID), '');
    open(aQueued());
    await findEntry();
    await press(/^Decline/);
    await press('Decline and reply');
    expect(await screen.findByText('Please give a reason of at least 10 characters')).toBeVisible();
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Reason/ }),
      'The source is about another city.',
    );
    await press('Decline and reply');
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ reason: 'The source is about another city.' }]),
    );
  });

  it('lead to the import that they are planned in', async () => {
    open(aQueued({ batch: 12, state: 'planned' }));
    const entry = await findEntry();
    expect(within(entry).getByText('An editor is checking it')).toBeVisible();
    expect(within(entry).getByRole('link', { name: 'Go to import 12' })).toHaveAttribute(
      'href',
      '/admin/wanderlens?part=imports&batch=12',
    );
    expect(within(entry).queryByRole('button')).not.toBeInTheDocument();
  });

  it('say when there are none, and when they don’t load', async () => {
    const { unmount } = open();
    expect(
      await screen.findByText('No corrections are waiting. Members propose them in Connect.'),
    ).toBeVisible();
    unmount();
    mockError('get', admin.corrections(), { statusCode: 503, code: 'service.unavailable', message: 'No' });
    renderAt('/admin/wanderlens?part=corrections', <Corrections />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The corrections couldn’t load.');
  });
});
