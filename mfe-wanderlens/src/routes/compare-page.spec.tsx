import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Comparison } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import {
  aCity,
  mockResponse,
  aPage,
  mockPendingResponse,
  mockError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import ComparePage from './compare-page';

const lisbon = aCity();
const porto = aCity({ slug: 'porto', name: 'Porto' });

const comparison: Comparison = {
  cities: [lisbon, porto],
  rows: [
    {
      key: 'irex',
      label: 'IREX',
      part: 'score',
      unit: null,
      cells: [
        { value: 91, grade: null },
        { value: 90, grade: null },
      ],
      leaders: [0, 1],
      sureness: null,
    },
    {
      key: 'monthly_cost',
      label: 'Monthly cost for one person',
      part: 'figure',
      unit: 'USD a month',
      cells: [
        { value: 1050, grade: 'estimate', reliability: 'D' },
        { value: null, grade: null },
      ],
      leaders: [],
      sureness: null,
    },
    {
      key: 'airport_large_km',
      label: 'To a large airport',
      part: 'figure',
      unit: 'km',
      cells: [
        { value: 6, grade: 'measured' },
        { value: 11, grade: 'measured' },
      ],
      leaders: [0],
      sureness: 0.72,
    },
  ],
};

const open = (query: string) =>
  renderAt(
    `/wanderlens/compare${query}`,
    <>
      <AppLink to="/wanderlens/compare?cities=lisbon,medellin">other cities</AppLink>
      <Routes>
        <Route path="/wanderlens/compare" element={<ComparePage />} />
      </Routes>
    </>,
  );

const rowOf = async (label: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${label}`) })).closest('tr')!;

describe('ComparePage', () => {
  useServer();
  beforeEach(() => mockResponse('get', paths.api.cities(), aPage([lisbon, porto])));

  it('shows the leader, a tie and missing values', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    open('?cities=lisbon,porto');
    expect(await rowOf('IREX')).toHaveTextContent('No difference we can see');
    expect(await rowOf('Monthly cost for one person')).toHaveTextContent('$1,050 a month Rough guess');
    expect(await rowOf('Monthly cost for one person')).toHaveTextContent('No figure');
    expect(await rowOf('To a large airport')).toHaveTextContent('Lisbon is probably ahead (about 70 % sure)');
  });

  it('says which figures are those of the country', async () => {
    const cell = (value: number) => ({ value, grade: 'country' as const });
    const row = { label: 'Air', part: 'figure' as const, unit: null, leaders: [0, 1], sureness: null };
    mockResponse('get', paths.api.compare(), {
      cities: [lisbon, porto],
      rows: [
        { ...row, key: 'download', label: 'Download speed', cells: [cell(69.9), cell(69.9)] },
        { ...row, key: 'air_pm25', cells: [cell(8.2), cell(8.2)] },
      ],
    } satisfies Comparison);
    open('?cities=lisbon,porto');
    expect(await rowOf('Download speed')).toHaveTextContent('One figure for all of Portugal');
    expect(await rowOf('Download speed')).toHaveTextContent('country median');
    expect(await rowOf('Air')).toHaveTextContent('Portugal as a whole');
  });

  it('starts with the city of the address and adds another', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    const user = userEvent.setup();
    open('?cities=lisbon');
    expect(await screen.findByRole('heading', { name: 'Add one more city' })).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Add a city' }), 'Por');
    await user.click(await screen.findByRole('option', { name: /Porto/ }));
    expect(await screen.findByRole('table', { name: 'Lisbon, Porto: side by side' })).toBeVisible();
    const chosen = within(screen.getByRole('group', { name: 'Compared cities' }));
    await user.click(chosen.getByRole('button', { name: 'Remove: Porto' }));
    expect(await screen.findByRole('heading', { name: 'Add one more city' })).toBeVisible();
  });

  it('keeps the focus among the cities when one is added or removed', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    const faro = aCity({ slug: 'faro', name: 'Faro' });
    mockResponse('get', paths.api.cities(), aPage([lisbon, porto, faro]));
    const user = userEvent.setup();
    open('?cities=lisbon');
    const box = () => screen.getByRole('combobox', { name: 'Add a city' });
    const remove = (name: string) => screen.findByRole('button', { name: `Remove: ${name}` });
    await remove('Lisbon');
    box().focus();
    await user.keyboard('Por');
    await screen.findByRole('option', { name: /Porto/ });
    await user.keyboard('{Enter}');
    await remove('Porto');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
    await user.keyboard('Far');
    await screen.findByRole('option', { name: /Faro/ });
    await user.keyboard('{Enter}');
    expect(await remove('Faro')).toHaveFocus();

    (await remove('Lisbon')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Lisbon' })).toBeNull());
    expect(await remove('Porto')).toHaveFocus();
    (await remove('Faro')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Faro' })).toBeNull());
    expect(box()).toHaveFocus();
  });

  it('shows readable names while the real ones load', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    mockPendingResponse('get', paths.api.cities(), aPage([]));
    open('?cities=chiang-mai,porto');
    expect(await screen.findByRole('button', { name: 'Remove: Chiang Mai' })).toBeVisible();
  });

  it('says that a fourth city is left out', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    open('?cities=lisbon,porto,faro,braga');
    expect(await screen.findByText(/This link names one more/)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: /^Remove: / })[0]!);
    expect(screen.queryByText(/This link names one more/)).not.toBeInTheDocument();
  });

  it('shows the gate with links to the samples and plans', async () => {
    mockError('get', paths.api.compare(), {
      statusCode: 403,
      code: 'tier.required',
      message: 'Detailed analytics are part of Premium.',
    });
    open('?cities=lisbon,porto');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Comparing these cities is part of Premium' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare the sample cities' })).toHaveAttribute(
      'href',
      '/wanderlens/compare?cities=chiang-mai,lisbon,medellin',
    );
    expect(screen.getByRole('button', { name: 'See plans' })).toBeVisible();
  });

  it('disables the previous comparison while another one loads', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    open('?cities=lisbon,porto');
    expect(await screen.findByRole('button', { name: 'Create a report' })).toBeVisible();
    const arrive = mockPendingResponse('get', paths.api.compare(), comparison);
    await userEvent.click(screen.getByRole('link', { name: 'other cities' }));
    expect(await screen.findByText('Loading the comparison')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create a report' })).not.toBeInTheDocument();
    expect(screen.getByText('Monthly cost for one person').closest('[inert]')).not.toBeNull();
    arrive();
    expect(await screen.findByRole('button', { name: 'Create a report' })).toBeVisible();
  });

  it('names an unknown city', async () => {
    mockError('get', paths.api.compare(), {
      statusCode: 404,
      code: 'city.not_found',
      message: 'We do not know atlantis.',
    });
    open('?cities=lisbon,atlantis');
    expect(await screen.findByText(/We do not know atlantis\./)).toBeVisible();
  });
});
