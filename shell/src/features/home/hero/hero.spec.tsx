import { paths } from '@wanderwork/contracts';
import { usePanels, useSession } from '@wanderwork/platform';
import { aUser, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hero } from './hero';

const NOON_UTC = '2026-11-21T12:00:20Z';
const getPlaces = () => screen.getByRole('figure', { name: /The same minute in six places/ });
const getNames = () =>
  within(getPlaces())
    .getAllByRole('link')
    .map((link) => link.textContent);
const getPictureQueries = () =>
  [...getPlaces().querySelectorAll('img')].map((picture) => new URL(picture.src).search);

beforeEach(() => useSession.setState({ user: null, isLoading: false }));

describe('the hero of a visitor', () => {
  it('shows the headline and its two actions', async () => {
    renderAt('/', <Hero />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Explore. Create. Wander. Powered by AI.',
    );
    expect(screen.getByRole('link', { name: 'Explore WanderLens' })).toHaveAttribute(
      'href',
      paths.web.wanderlens(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Join the Journey' }));
    expect(usePanels.getState().open).toBe('signup');
  });

  it('opens a search in WanderLens', async () => {
    const { location } = renderAt('/', <Hero />);
    await userEvent.type(screen.getByRole('searchbox'), ' warm & cheap{Enter}');
    expect(location()).toBe('/wanderlens?q=warm+%26+cheap');
  });

  it('opens WanderLens when nothing is typed', async () => {
    const { location } = renderAt('/', <Hero />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/wanderlens');
  });

  it('keeps what was typed before the app started, and the focus', () => {
    const served = document.createElement('article');
    served.className = 'plain-home';
    served.innerHTML = '<input value="porto">';
    document.body.append(served);
    served.querySelector('input')?.focus();
    renderAt('/', <Hero />);
    served.remove();
    expect(screen.getByRole('searchbox')).toHaveValue('porto');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the hero of a member', () => {
  useServer();

  it('welcomes them instead of asking them to join', async () => {
    mockResponse('get', paths.api.trips.trips(), { items: [], nextKey: null, chosenId: null });
    mockResponse('get', paths.api.account.bookmarks(), { entries: [] });
    mockResponse('get', paths.api.quest.runs(), { runs: [] });
    mockResponse('get', paths.api.account.favourites(), { slugs: [] });
    useSession.setState({ user: aUser({ firstName: 'Ada' }) });
    renderAt('/', <Hero />);
    expect(screen.queryByRole('button', { name: 'Join the Journey' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome, Ada' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });
});

describe('the same minute in six places', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse(NOON_UTC) }));
  afterEach(() => jest.useRealTimers());

  it('shows each place with its time and daylight, from west to east', () => {
    renderAt('/', <Hero />);
    expect(getNames()).toEqual([
      'Honolulu 02:00 night',
      'Medellín 07:00 morning',
      'Lisbon 12:00 midday',
      'Cape Town 14:00 afternoon',
      'Chiang Mai 19:00 evening',
      'Tokyo 21:00 night',
    ]);
  });

  it('links to the city', () => {
    renderAt('/', <Hero />);
    expect(screen.getByRole('link', { name: /Lisbon/ })).toHaveAttribute('href', paths.web.city('lisbon'));
  });

  it('updates every minute', () => {
    renderAt('/', <Hero />);
    act(() => jest.advanceTimersByTime(39_000));
    expect(getNames()).toContain('Lisbon 12:00 midday');
    act(() => jest.advanceTimersByTime(1000));
    expect(getNames()).toContain('Lisbon 12:01 midday');
  });

  it('uses one picture per hour, the same for everyone, with the moon of that minute', () => {
    renderAt('/', <Hero />);
    const atNoon = '?theme=light&shape=strip&hour=12&month=11&moon=38';
    expect(getPictureQueries()).toEqual(Array(6).fill(atNoon));
    act(() => jest.advanceTimersByTime(29 * 60_000));
    expect(getPictureQueries()).toEqual(Array(6).fill(atNoon));
    act(() => jest.advanceTimersByTime(60_000));
    expect(getPictureQueries()).toEqual(Array(6).fill('?theme=light&shape=strip&hour=13&month=11&moon=38'));
  });

  it('loads the first picture before the others', () => {
    renderAt('/', <Hero />);
    const loading = [...getPlaces().querySelectorAll('img')].map((picture) =>
      picture.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy']);
  });
});
