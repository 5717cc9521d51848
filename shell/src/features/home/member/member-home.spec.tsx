import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import {
  aCity,
  aPage,
  aUser,
  mockNetworkError,
  mockResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { screen, waitFor } from '@testing-library/react';
import MemberHome from './member-home';

const mockNothingYet = () => {
  mockResponse('get', paths.api.trips.trips(), { items: [], nextKey: null, chosenId: null });
  mockResponse('get', paths.api.account.bookmarks(), { entries: [] });
  mockResponse('get', paths.api.quest.runs(), { runs: [] });
  mockResponse('get', paths.api.account.favourites(), { slugs: [] });
};

describe('the home of a member', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: aUser({ firstName: 'Ada' }), isLoading: false }));

  it('has the space of its cards before anything is known about the member', () => {
    useSession.setState({ user: null, isLoading: true });
    renderAt('/', <MemberHome />);
    expect(screen.getByText('Welcome back')).not.toBeVisible();
    expect(screen.getAllByRole('listitem', { busy: true })).toHaveLength(5);
  });

  it('offers a start to those who have nothing yet', async () => {
    mockNothingYet();
    renderAt('/', <MemberHome />);
    for (const [name, href] of [
      ['Start a trip', '/wanderlens/planner'],
      ['Browse guides', '/wanderhub'],
      ['Play WanderQuest', '/wanderquest'],
      ['Find a city', '/wanderlens'],
      ['Play today’s Dash', '/wanderquest/daily-dash'],
    ] as const)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('welcomes those who have nothing yet, and nobody back before it is known', async () => {
    mockNothingYet();
    renderAt('/', <MemberHome />);
    expect(screen.getByText(/^Welcome back/)).not.toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome, Ada' })).toBeVisible();
  });

  it('welcomes back those who have anything, and those whose things can’t load', async () => {
    mockNothingYet();
    mockNetworkError('get', paths.api.trips.trips());
    const { unmount } = renderAt('/', <MemberHome />);
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome back, Ada' })).toBeVisible();
    unmount();
    mockResponse('get', paths.api.account.favourites(), { slugs: ['lisbon'] });
    mockResponse('get', paths.api.cities(), aPage([aCity()]));
    renderAt('/', <MemberHome />);
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome back, Ada' })).toBeVisible();
  });

  it('links to the cities that were saved last, and to all of them', async () => {
    mockNothingYet();
    const slugs = ['lisbon', 'porto', 'tbilisi', 'medellin', 'krakow'];
    mockResponse('get', paths.api.account.favourites(), { slugs });
    const requests = mockResponse(
      'get',
      paths.api.cities(),
      aPage(
        slugs
          .slice(0, 4)
          .toReversed()
          .map((slug) => aCity({ slug, name: slug.toUpperCase() })),
      ),
    );
    renderAt('/', <MemberHome />);
    expect(await screen.findByRole('link', { name: 'LISBON' })).toHaveAttribute(
      'href',
      paths.web.city('lisbon'),
    );
    const names = screen.getAllByRole('link', { name: /^[A-Z]{2,}$/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(['LISBON', 'PORTO', 'TBILISI', 'MEDELLIN']);
    expect(requests[0]?.query).toMatchObject({ only: 'lisbon,porto,tbilisi,medellin' });
    expect(screen.getByRole('link', { name: 'All 5 saved cities' })).toHaveAttribute('href', '/saved');
  });

  it('says what couldn’t load in its own card, and shows the others', async () => {
    mockNothingYet();
    mockNetworkError('get', paths.api.trips.trips());
    mockNetworkError('get', paths.api.account.favourites());
    renderAt('/', <MemberHome />);
    expect(await screen.findByRole('heading', { name: 'Your trips couldn’t load' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the planner' })).toBeVisible();
    expect(await screen.findByText(/Your saved cities couldn’t load/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Browse guides' })).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('listitem', { busy: true })).toHaveLength(0));
  });
});
