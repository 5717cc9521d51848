import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import {
  aPage,
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { Explorer } from './explorer';
import { answerExplorer, lisbon, porto } from './search.fixture';

describe('Explorer', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    answerExplorer();
  });

  it('shows the number of matches and links to each city', async () => {
    mockResponse('get', paths.api.cities(), aPage([lisbon, porto]));
    renderAt('/wanderlens', <Explorer />);
    expect(await screen.findByText('2 of 316 cities')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Porto' })).toHaveAttribute('href', '/wanderlens/cities/porto');
  });

  it('requests what the address contains', async () => {
    const requests = mockResponse('get', paths.api.cities(), aPage([lisbon]));
    renderAt('/wanderlens?maxCost=2000&sort=cost', <Explorer />);
    await screen.findByRole('link', { name: 'Lisbon' });
    expect(requests[0]?.query).toEqual({ maxCost: '2000', sort: 'cost' });
    expect(screen.getByLabelText('Monthly cost')).toHaveValue('2000');
  });

  it('removes a condition by its chip', async () => {
    mockResponse('get', paths.api.cities(), aPage([lisbon]));
    const { location } = renderAt('/wanderlens?maxCost=1500&region=Southern+Europe', <Explorer />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: $1,500 a month or less' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?region=Southern+Europe'));
    expect(screen.getByLabelText('Monthly cost')).toHaveValue('');
  });

  it('writes filters and sort order to the address', async () => {
    mockResponse('get', paths.api.cities(), aPage([lisbon]));
    const { location } = renderAt('/wanderlens', <Explorer />);
    await userEvent.selectOptions(screen.getByLabelText('Region'), 'Southern Europe');
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Cheapest first');
    await waitFor(() => expect(location()).toBe('/wanderlens?region=Southern+Europe&sort=cost'));
  });

  it('loads more and focuses the first new city', async () => {
    mockResponse('get', paths.api.cities(), ({ query }) =>
      query.after === 'next' ? aPage([porto], { total: 2 }) : aPage([lisbon], { total: 2, nextKey: 'next' }),
    );
    renderAt('/wanderlens', <Explorer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Porto' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('reports a failed page, keeps the cities and tries again with the same button', async () => {
    mockResponse('get', paths.api.cities(), aPage([lisbon], { total: 2, nextKey: 'next' }));
    renderAt('/wanderlens', <Explorer />);
    const button = await screen.findByRole('button', { name: 'Show more' });
    mockNetworkError('get', paths.api.cities());
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more cities.');
    expect(screen.getByRole('link', { name: 'Lisbon' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
    mockResponse('get', paths.api.cities(), aPage([porto], { total: 2 }));
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Porto' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the focus when it moved elsewhere while loading', async () => {
    mockResponse('get', paths.api.cities(), aPage([lisbon], { total: 2, nextKey: 'next' }));
    renderAt('/wanderlens', <Explorer />);
    const button = await screen.findByRole('button', { name: 'Show more' });
    const arrive = mockPendingResponse('get', paths.api.cities(), aPage([porto], { total: 2 }));
    await userEvent.click(button);
    const elsewhere = screen.getByRole('searchbox');
    elsewhere.focus();
    arrive();
    await screen.findByRole('link', { name: 'Porto' });
    expect(elsewhere).toHaveFocus();
  });

  it('names the conditions to remove when nothing matches', async () => {
    mockResponse('get', paths.api.cities(), ({ query }) => aPage(query.maxCost ? [] : [lisbon]));
    renderAt('/wanderlens?maxCost=1000&minSpeed=40', <Explorer />);
    expect(await screen.findByRole('heading', { name: 'Uncharted' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove “$1,000 a month or less”' }));
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeInTheDocument();
  });

  it('says what is safe when the list fails, and tries again', async () => {
    mockNetworkError('get', paths.api.cities());
    renderAt('/wanderlens?region=Southern+Europe', <Explorer />);
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Your search and filters are safe');
    mockResponse('get', paths.api.cities(), aPage([lisbon]));
    await userEvent.click(within(card).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeInTheDocument();
  });

  it('reserves the space of the list while it loads', async () => {
    const release = mockPendingResponse('get', paths.api.cities(), aPage([lisbon]));
    renderAt('/wanderlens', <Explorer />);
    expect(screen.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading cities')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeInTheDocument();
  });

  it('filters by saved cities and explains when there are none', async () => {
    localStorage.setItem('wanderwork_favourites', '["porto"]');
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
    const requests = mockResponse('get', paths.api.cities(), aPage([porto]));
    const { location } = renderAt('/wanderlens', <Explorer />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only saved cities' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?saved=1'));
    expect(await screen.findByText('1 of 316 cities')).toBeInTheDocument();
    expect(requests.at(-1)?.query).toEqual({ only: 'porto', sort: 'now' });
    await userEvent.click(screen.getByRole('button', { name: 'Saved Porto' }));
    expect(await screen.findByText(/You haven’t saved any cities yet/)).toBeInTheDocument();
  });

  it('clears all conditions at once and keeps the order', async () => {
    mockResponse('get', paths.api.cities(), aPage([lisbon]));
    const { location } = renderAt('/wanderlens?climate=warm&month=1&size=town&sort=cost', <Explorer />);
    expect(screen.getByRole('button', { name: 'Remove: Warm in January' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?sort=cost'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
