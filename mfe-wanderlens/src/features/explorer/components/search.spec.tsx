import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { cacheTimes, useSession } from '@wanderwork/platform';
import {
  mockResponse,
  aSearchAnswer,
  aUser,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { Explorer } from './explorer';
import { answerExplorer, getSearchBox, cheap, lisbon, porto, safe, answerUnderstood } from './search.fixture';

describe('the search of the explorer', () => {
  useServer();
  beforeEach(answerExplorer);

  it('searches on submit and never while typing', async () => {
    const requests = answerUnderstood(cheap, safe);
    const { location } = renderAt('/wanderlens', <Explorer />);
    await userEvent.type(getSearchBox(), 'cheap and safe');
    expect(requests).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove: Safe or very safe' })).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/wanderlens?q=cheap+and+safe'));
    expect(requests.map(({ query }) => query)).toEqual([{ q: 'cheap and safe' }]);
  });

  it('does not search again after a reload by the same person within ten minutes', async () => {
    const visit = async (userId: string | null) => {
      act(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: true }));
      const page = renderAt('/wanderlens?q=cheap', <Explorer />);
      act(() => setPerson(userId));
      await screen.findByRole('button', { name: 'Remove: Cheap ($1,100 or less)' });
      page.unmount();
    };
    const setPerson = (id: string | null) =>
      useSession.setState({ user: id === null ? null : aUser({ id }), isLoading: false });
    const requests = answerUnderstood(cheap);
    act(() => setPerson('ana'));
    const first = renderAt('/wanderlens?q=cheap', <Explorer />);
    await screen.findByRole('button', { name: 'Remove: Cheap ($1,100 or less)' });
    first.unmount();
    await visit('ana');
    expect(requests).toHaveLength(1);
    await visit('bea');
    expect(requests).toHaveLength(2);
    const later = Date.now() + cacheTimes.search;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await visit('ana');
    expect(requests).toHaveLength(3);
    jest.restoreAllMocks();
    act(() => setPerson(null));
  });

  it('suggests places by name with links', async () => {
    mockResponse('get', paths.api.searchSuggestions(), {
      query: 'por',
      hits: [
        {
          kind: 'city',
          slug: 'porto',
          name: 'Porto',
          country: 'Portugal',
          region: 'Southern Europe',
          irex: 80,
        },
        { kind: 'country', name: 'Portugal', countryCode: 'PT', cities: 9 },
        { kind: 'region', name: 'Southern Europe', cities: 37 },
      ],
    });
    renderAt('/wanderlens', <Explorer />);
    await userEvent.type(getSearchBox(), 'por');
    const places = within(await screen.findByRole('region', { name: 'Places with this name' }));
    expect(places.getByRole('link', { name: 'Porto Portugal' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/porto',
    );
    expect(places.getByRole('link', { name: 'Portugal 9 cities' })).toHaveAttribute(
      'href',
      '/wanderlens?q=Portugal',
    );
    expect(places.getByRole('link', { name: 'Southern Europe 37 cities' })).toHaveAttribute(
      'href',
      '/wanderlens?region=Southern+Europe',
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Places with this name' })).not.toBeInTheDocument();
    expect(getSearchBox()).toHaveValue('por');
  });

  const southern = { kind: 'region', name: 'Southern Europe', cities: 37 };
  const atTheRegion = async () => {
    mockResponse('get', paths.api.searchSuggestions(), { query: 'south', hits: [southern] });
    const shown = renderAt('/wanderlens', <Explorer />);
    await userEvent.type(getSearchBox(), 'south');
    (await screen.findByRole('link', { name: 'Southern Europe 37 cities' })).focus();
    return shown;
  };

  it('returns the focus to the input when suggestions are closed', async () => {
    await atTheRegion();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Places with this name' })).not.toBeInTheDocument();
    expect(getSearchBox()).toHaveFocus();
    expect(getSearchBox()).toHaveValue('south');
  });

  it('clears the input and keeps the focus when a suggestion is a filter of this page', async () => {
    const { location } = await atTheRegion();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/wanderlens?region=Southern+Europe'));
    expect(getSearchBox()).toHaveFocus();
    expect(getSearchBox()).toHaveValue('');
  });

  it('removes a condition by keyboard, keeps the focus and query, and updates the address', async () => {
    const requests = answerUnderstood(cheap, safe);
    const { location } = renderAt('/wanderlens?q=cheap+and+safe', <Explorer />);
    (await screen.findByRole('button', { name: 'Remove: Cheap ($1,100 or less)' })).focus();
    await userEvent.keyboard('{Enter}');
    const left = screen.getByRole('button', { name: 'Remove: Safe or very safe' });
    await screen.findByText('1 of 316 cities');
    await waitFor(() => expect(location()).toBe('/wanderlens?q=cheap+and+safe&without=cheap'));
    expect(requests.at(-1)?.query).toEqual({ q: 'cheap and safe', without: 'cheap' });
    expect(left).toHaveFocus();
    expect(getSearchBox()).toHaveValue('cheap and safe');
  });

  it('focuses the input when the last chip is removed', async () => {
    answerUnderstood(cheap);
    renderAt('/wanderlens?q=cheap', <Explorer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Cheap ($1,100 or less)' }));
    await screen.findByText('1 of 316 cities');
    expect(getSearchBox()).toHaveFocus();
  });

  it('forgets removed conditions when the query changes', async () => {
    answerUnderstood(cheap);
    const { location } = renderAt('/wanderlens?q=cheap+and+safe&without=safe', <Explorer />);
    await screen.findByText('1 of 316 cities');
    await userEvent.clear(getSearchBox());
    await userEvent.type(getSearchBox(), 'safe{Enter}');
    await waitFor(() => expect(location()).toBe('/wanderlens?q=safe'));
  });

  it('shows what was understood, what was not and why, and contradictions', async () => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer([lisbon], {
        query: query.q ?? '',
        understood: [cheap],
        notUnderstood: [
          { start: 6, end: 18, text: 'by the beach', why: 'We have no figures on coasts and waters yet.' },
        ],
        contradictions: [{ ids: ['cheap', 'safe'], words: 'No city can be “Cheap” and “Dear” at once.' }],
      }),
    );
    renderAt('/wanderlens?q=cheap+by+the+beach', <Explorer />);
    const note = await screen.findByText(/About/);
    expect(note).toHaveTextContent('About “by the beach”: We have no figures on coasts and waters yet.');
    expect(screen.getByText('No city can be “Cheap” and “Dear” at once.')).toBeInTheDocument();
    expect(screen.getByText('Understood: Cheap ($1,100 or less).').parentElement).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('shows no chips when a query was not understood, as without a query', async () => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer([lisbon], {
        query: query.q ?? '',
        notUnderstood: [{ start: 0, end: 6, text: 'purple', why: null }],
      }),
    );
    const { unmount } = renderAt('/wanderlens?q=purple', <Explorer />);
    expect(await screen.findByText(/We didn’t understand/)).toHaveTextContent(
      'We didn’t understand “purple”. Here are all cities. Best score first.',
    );
    expect(screen.queryByRole('group', { name: 'Conditions' })).not.toBeInTheDocument();
    unmount();
    renderAt('/wanderlens', <Explorer />);
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Conditions' })).not.toBeInTheDocument();
  });

  it('hides the previous notes but keeps their space until the next answer', async () => {
    const past = aSearchAnswer([lisbon], {
      query: 'cheap by the beach',
      understood: [cheap],
      notUnderstood: [{ start: 6, end: 18, text: 'by the beach', why: null }],
    });
    mockResponse('get', paths.api.search(), past);
    renderAt('/wanderlens?q=cheap+by+the+beach', <Explorer />);
    const note = await screen.findByText(/We didn’t understand/);
    const left = await screen.findByText(/2 of 3 searches left today/);
    const next = { ...past, query: 'safe', understood: [safe], notUnderstood: [] };
    const release = mockPendingResponse('get', paths.api.search(), next);
    await userEvent.type(getSearchBox(), 'safe{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 18,
    });
    await waitFor(() => expect(note).not.toBeVisible());
    expect(note).toBeInTheDocument();
    expect(left).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove: Cheap ($1,100 or less)' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', { name: 'Remove: Safe or very safe' })).toBeVisible();
    expect(screen.queryByText(/We didn’t understand/)).not.toBeInTheDocument();
    expect(screen.getByText('Understood: Safe or very safe.')).toBeVisible();
  });

  it('shows the order the query asks for', async () => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer([lisbon], {
        query: query.q ?? '',
        ranking: { by: 'cost', rising: true, label: 'Cheapest first' },
      }),
    );
    renderAt('/wanderlens?q=cheapest', <Explorer />);
    await screen.findByText('1 of 316 cities');
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Cheapest first');
  });

  it('names the condition that excludes most cities and removes it', async () => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer(query.without ? [lisbon] : [], {
        query: query.q ?? '',
        understood: query.without ? [safe] : [cheap, safe],
        narrowest: query.without ? null : { id: 'cheap', label: 'Cheap ($1,100 or less)', cities: 23 },
      }),
    );
    renderAt('/wanderlens?q=cheap+and+safe', <Explorer />);
    expect(
      await screen.findByText(/Without “Cheap \(\$1,100 or less\)”, 23 cities match\./),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove “Cheap ($1,100 or less)”' }));
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeInTheDocument();
  });

  it('suggests no single condition when none of them is enough', async () => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer([], { query: query.q ?? '', understood: [cheap, safe], narrowest: null }),
    );
    renderAt('/wanderlens?q=cheap+and+safe', <Explorer />);
    expect(await screen.findByText(/removing one condition isn’t enough/)).toHaveTextContent(
      'No city matches all of this, and removing one condition isn’t enough. Remove a few, or clear the search:',
    );
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeInTheDocument();
  });

  it('names the excluding condition above few results and removes it', async () => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer(query.without ? [lisbon, porto] : [lisbon], {
        query: query.q ?? '',
        understood: query.without ? [safe] : [cheap, safe],
        narrowest: query.without ? null : { id: 'cheap', label: 'Cheap ($1,100 or less)', cities: 2 },
      }),
    );
    renderAt('/wanderlens?q=cheap+and+safe', <Explorer />);
    expect(await screen.findByText('Without “Cheap ($1,100 or less)”, 2 cities match.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lisbon' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove “Cheap ($1,100 or less)”' }));
    expect(await screen.findByRole('link', { name: 'Porto' })).toBeInTheDocument();
    expect(screen.queryByText(/Without “Cheap/)).not.toBeInTheDocument();
  });

  it('suggests a similar name for a misspelled one', async () => {
    mockResponse('get', paths.api.search(), {
      ...aSearchAnswer([], { query: 'lisbno' }),
      hits: [
        {
          kind: 'city',
          slug: 'lisbon',
          name: 'Lisbon',
          country: 'Portugal',
          region: 'Southern Europe',
          irex: 91,
        },
      ],
    });
    renderAt('/wanderlens?q=lisbno', <Explorer />);
    expect(await screen.findByText(/Did you mean/)).toHaveTextContent('Did you mean Lisbon?');
  });
});
