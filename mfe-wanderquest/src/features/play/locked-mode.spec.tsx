import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, usualPrices } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { mockResponse, aUser, mockNetworkError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';
import { formatProPrice } from './components/locked-mode/price';

const open = (slug: string) => renderAt(`/wanderquest/${slug}`, <App />);

const sell = () =>
  mockResponse('get', paths.api.billing.plans(), { configured: true, testMode: false, plans: usualPrices });

const now = async () => within(await screen.findByRole('region', { name: 'What you can play now' }));

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));

describe('a locked mode', () => {
  useServer();

  it('shows what it is, how to win and what it costs', async () => {
    sell();
    open('grand-tour');
    expect(await screen.findByText(/^Grand Tour is open to Pro and Premium\. Once around/)).toBeVisible();
    expect(screen.getByText(/^To win: once around the world, 8 cities, 3 continents, 1 wish/)).toBeVisible();
    expect(await screen.findByText(/come with Pro \(\$9 a month\)/)).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('An example route: Lisbon, ');
    expect(screen.queryByRole('button', { name: /^Start/ })).not.toBeInTheDocument();
  });

  it('has no sound switch', async () => {
    sell();
    open('grand-tour');
    expect(await screen.findByRole('button', { name: 'Upgrade to Play' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sound/ })).not.toBeInTheDocument();
  });

  it('opens the subscription panel through its browser event', async () => {
    sell();
    const heard = jest.fn();
    window.addEventListener('show-subscription-panel', heard);
    open('slow-year');
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Play' }));
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('show-subscription-panel', heard);
  });

  it('offers visitors First Week, and the dash after login', async () => {
    sell();
    open('free-roam');
    const links = (await now()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/wanderquest/first-week',
      '/login?returnTo=%2Fwanderquest%2Fdaily-dash',
    ]);
  });

  it('offers members First Week and the dash', async () => {
    sell();
    mockResponse('get', '/api/quest/runs', { runs: [] });
    useSession.setState({ user: aUser({}), isAuthenticated: true });
    open('weekly-route');
    const links = (await now()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Play the first week', 'Play today’s dash']);
    expect(screen.getByRole('figure')).toHaveTextContent(
      'An example route: Mexico City, Medellín, Lisbon, Marrakesh, Istanbul, Tbilisi, Mexico City.',
    );
  });

  it('asks for an account instead of a price when an account is enough', async () => {
    open('daily-dash');
    expect(await screen.findByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fwanderquest%2Fdaily-dash',
    );
    expect(screen.queryByRole('button', { name: 'Upgrade to Play' })).not.toBeInTheDocument();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
    expect((await now()).getAllByRole('link')).toHaveLength(1);
  });

  it('shows no price when prices fail to load', async () => {
    mockNetworkError('get', paths.api.billing.plans());
    open('grand-tour');
    expect(await screen.findByRole('button', { name: 'Upgrade to Play' })).toBeVisible();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
  });
});

describe('the price of Pro', () => {
  it.each([
    [900, 'usd', '$9 a month'],
    [750, 'usd', '$7.50 a month'],
    [1400, 'jpy', '¥1,400 a month'],
  ])('formats %i %s as %s', (amount, currency, words) => {
    const plan = { tier: 'pro', interval: 'month', amount, currency } as const;
    expect(formatProPrice([plan])).toContain(words);
  });

  it('is absent when unknown', () => expect(formatProPrice([])).toBeNull());
});
