import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type CityAnalytics, type CostLine, type OwnRank } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aCity, aCityDetail, mockResponse, aPage, mockError, renderAt, useServer } from '@wanderwork/testing';
import Analytics from './analytics';

const lisbon = aCityDetail();
const porto = aCityDetail({ slug: 'porto', name: 'Porto' });

const line = (key: string, label: string, here: number, home: number | null): CostLine => ({
  key,
  label,
  here: { usd: here, low: here, high: here, grade: 'given' },
  home: home === null ? null : { usd: home, low: home * 0.6, high: home * 1.6, grade: 'estimate' },
});

const analyticsOf = (home: boolean): CityAnalytics => ({
  slug: 'lisbon',
  name: 'Lisbon',
  region: 'Southern Europe',
  rank: { rank: 1, low: 3, high: 26, of: 316 },
  cost: {
    home: home ? { slug: 'porto', name: 'Porto', country: 'Portugal' } : null,
    sureness: home ? 0.6 : null,
    lines: [line('monthly_cost', 'Monthly cost for one person', 1800, home ? 1500 : null)],
  },
  indexes: [
    {
      key: 'internet',
      label: 'Internet',
      part: 'dimension',
      value: 77.4,
      unit: null,
      grade: null,
      world: { place: 40, of: 316, better: 276 },
      region: { place: 2, of: 36, better: 34 },
    },
    {
      key: 'monthly_cost',
      label: 'Monthly cost for one person',
      part: 'figure',
      value: 1800,
      unit: 'USD a month',
      grade: 'given',
      world: { place: 208, of: 312, better: 100 },
      region: null,
    },
  ],
});

const rank: OwnRank = {
  slug: 'lisbon',
  rank: 5,
  low: 4,
  high: 11,
  of: 316,
  among: 316,
  moves: [{ key: 'affordability', more: 90, less: 2 }],
};

describe('the analytics of a sample city', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: null, isLoading: false });
    mockResponse('get', paths.api.cities(), aPage([aCity(), aCity({ slug: 'porto', name: 'Porto' })]));
    mockResponse('get', paths.api.cityAnalytics('lisbon'), ({ query }) =>
      analyticsOf(query.home === 'porto'),
    );
    mockResponse('post', paths.api.ownRank('lisbon'), rank);
  });

  it('rank the city among the cities with the figure', async () => {
    renderAt('/', <Analytics city={lisbon} />);
    const dimensions = await screen.findByRole('list', { name: 'The eight dimensions' });
    expect(dimensions).toHaveTextContent(
      'Better than 88% of 315 other cities. 2nd of 36 in Southern Europe.',
    );
    expect(screen.getByRole('list', { name: 'Main figures' })).toHaveTextContent('$1,800 a month');
  });

  it('compare the monthly cost with the home city and mention the margin of error', async () => {
    const user = userEvent.setup();
    renderAt('/', <Analytics city={lisbon} />);
    await user.type(await screen.findByRole('combobox', { name: 'Your home city' }), 'Por');
    await user.click(await screen.findByRole('option', { name: /Porto/ }));
    expect(await screen.findByText(/\$300 more than in Porto.*within the margin of error/)).toBeVisible();
    const months = screen.getByRole('list', { name: 'Monthly cost in Lisbon and Porto' });
    expect(within(months).getByText('$900–$2,400')).toBeVisible();
  });

  it('show the own rank as a range and the weight that changes it most', async () => {
    localStorage.setItem('wanderwork_irex', '1.w2a222222');
    renderAt('/', <Analytics city={lisbon} />);
    expect(await screen.findByText('4–11')).toBeVisible();
    expect(
      screen.getByRole('img', {
        name: 'Published: rank 3 to 26 of 316; With your weights: rank 4 to 11 of 316',
      }),
    ).toBeVisible();
    expect(screen.getByText(/Counting Affordability twice as much would put it 90th/)).toBeVisible();
  });

  it('show no own rank without preferences', async () => {
    renderAt('/', <Analytics city={lisbon} />);
    expect(await screen.findByRole('link', { name: 'Set Your IREX' })).toBeVisible();
    expect(screen.queryByText(/With your weights/)).not.toBeInTheDocument();
  });
});

describe('the analytics of another city', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: null, isLoading: false }));

  it('show a gate over the city’s own free scores, and nothing of another city', async () => {
    const sample = mockResponse('get', paths.api.cityAnalytics('lisbon'), analyticsOf(false));
    const refused = mockError('get', paths.api.cityAnalytics('porto'), {
      statusCode: 403,
      code: 'tier.required',
      message: 'Detailed analytics are part of Premium.',
    });
    renderAt('/', <Analytics city={porto} />);
    const gate = await screen.findByRole('group', {
      name: 'Detailed analytics for Porto are part of Premium',
    });
    expect(within(gate).getByRole('link', { name: 'Open Lisbon’s analytics' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/lisbon#analytics',
    );
    expect(within(gate).getByRole('button', { name: 'See plans' })).toBeVisible();
    expect(within(gate).getByText('Internet')).toHaveTextContent('Internet 72');
    expect(gate).not.toHaveTextContent(/Better than|\$/);
    expect(refused).toEqual([]);
    expect(sample).toEqual([]);
    expect(screen.queryByRole('list', { name: 'The eight dimensions' })).not.toBeInTheDocument();
  });
});
