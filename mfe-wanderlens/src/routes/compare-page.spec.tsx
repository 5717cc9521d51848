import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Comparison, type IrexCity, type IrexInputs } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import {
  aCity,
  aCityDetail,
  aFigure,
  mockNetworkError,
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

const aScored = (slug: string): IrexCity => ({
  slug,
  timezone: 'Europe/Lisbon',
  countryCode: 'PT',
  dimensions: Array.from({ length: 8 }, () => 60),
  quality: Array.from({ length: 8 }, () => 0.5),
  costUsd: 1500,
  months: null,
  openness: 60,
  opennessShare: 0.35,
});
const scoreInputs: IrexInputs = {
  formulaVersion: '2026.2',
  total: 2,
  cities: [aScored('lisbon'), aScored('porto')],
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
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
    mockResponse('get', paths.api.cities(), aPage([lisbon, porto]));
  });

  it('shows the leader, a tie and missing values', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    open('?cities=lisbon,porto');
    expect(await rowOf('IREX')).toHaveTextContent('Level');
    expect(await rowOf('Monthly cost for one person')).toHaveTextContent('$1,050 a month Rough guess');
    expect(await rowOf('Monthly cost for one person')).toHaveTextContent('No figure');
    expect(await rowOf('To a large airport')).toHaveTextContent('Lisbon is probably ahead (about 70% sure)');
  });

  it('sums up who leads in what, and marks the best value of each row', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    open('?cities=lisbon,porto');
    expect(await screen.findByText('Lisbon and Porto are level in overall score.')).toBeVisible();
    const airport = within(await rowOf('To a large airport'));
    expect(airport.getByRole('cell', { name: /6 km.*slight lead/ })).toHaveStyle({ fontWeight: 700 });
    expect(airport.getByRole('cell', { name: /11 km/ })).not.toHaveTextContent('lead');
    expect(await rowOf('IREX')).not.toHaveTextContent('lead');
    expect(await rowOf('Monthly cost')).not.toHaveTextContent('lead');
  });

  it('shows the own scores of a reader with saved preferences, and none to others', async () => {
    mockResponse('get', paths.api.compare(), comparison);
    const requests = mockResponse('get', paths.api.irexInputs(), scoreInputs);
    const { unmount } = open('?cities=lisbon,porto');
    await rowOf('IREX');
    expect(screen.queryByRole('rowheader', { name: /^Your IREX/ })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
    unmount();
    localStorage.setItem('wanderwork_irex', '1.b1300');
    open('?cities=lisbon,porto');
    expect(await rowOf('Your IREX')).toHaveTextContent(/\d+\.\d.*\d+\.\d/);
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

  const chosen = [
    aCityDetail({
      slug: 'lisbon',
      name: 'Lisbon',
      figures: [aFigure({ key: 'monthly_cost', label: 'Monthly cost', value: 1805, unit: 'USD a month' })],
    }),
    aCityDetail({ slug: 'porto', name: 'Porto', figures: [] }),
  ];

  it('shows the free figures of the chosen cities alone, above the gate', async () => {
    mockError('get', paths.api.compare(), {
      statusCode: 403,
      code: 'tier.required',
      message: 'Detailed analytics are part of Premium.',
    });
    for (const city of chosen) mockResponse('get', paths.api.city(city.slug), city);
    open('?cities=lisbon,porto');
    const table = await screen.findByRole('table', { name: 'Lisbon, Porto: the free figures' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Measure', expect.stringContaining('Lisbon'), expect.stringContaining('Porto')]);
    expect(await rowOf('Monthly cost')).toHaveTextContent('$1,805 a month');
    expect(await rowOf('Monthly cost')).toHaveTextContent('No figure');
    expect(table).not.toHaveTextContent(/ahead|Level|lead|Chiang Mai|Medellín/);
  });

  it('shows the gate with links to the samples and plans', async () => {
    for (const city of chosen) mockNetworkError('get', paths.api.city(city.slug));
    mockError('get', paths.api.compare(), {
      statusCode: 403,
      code: 'tier.required',
      message: 'Detailed analytics are part of Premium.',
    });
    open('?cities=lisbon,porto');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'The full comparison is part of Premium' }),
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
