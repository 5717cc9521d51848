import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type TopicSearchPage } from '@wanderwork/contracts';
import { aPage, mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { aTopic, readAsVisitor } from '../../common/connect.fixture';
import Search from './search';

const found: TopicSearchPage['items'][number] = {
  ...aTopic(),
  number: 2,
  found: {
    title: [{ text: 'How do you rent in Lisbon?', found: false }],
    passage: [
      { text: 'With a month in a ', found: false },
      { text: 'sublet', found: true },
    ],
  },
};

const mockSearch = (items: TopicSearchPage['items'], corrected: string | null = null) =>
  mockResponse('get', paths.api.connect.search(), { ...aPage(items), corrected });

describe('the search in Connect', () => {
  useServer();
  beforeEach(() => {
    readAsVisitor();
    mockResponse('get', paths.api.cities(), aPage([]));
  });

  it('keeps words and tag in the address, and leads to the post it found', async () => {
    const requests = mockSearch([found]);
    const { location } = renderAt('/connect/search', <Search />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the posts' }), 'sublet');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('1 topic for “sublet”.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Housing');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(location()).toBe('/connect/search?q=sublet&tag=housing');
    expect(requests.map(({ query }) => query)).toEqual([{ q: 'sublet' }, { q: 'sublet', tag: 'housing' }]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Question');
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[2]?.query).toEqual({ q: 'sublet', tag: 'housing', kind: 'question' });
    expect(screen.getByText('sublet', { selector: 'mark' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'How do you rent in Lisbon?' })).toHaveAttribute(
      'href',
      '/connect/t/k3f9a2bc/renting-in-lisbon?from=2#post-2',
    );
  });

  it('keeps to one place, which is in the address too', async () => {
    const requests = mockSearch([]);
    const { location } = renderAt('/connect/search?q=sublet', <Search />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Place' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Southern Europe/ }));
    await waitFor(() =>
      expect(requests.at(-1)?.query).toEqual({ q: 'sublet', place: 'region:southern-europe' }),
    );
    expect(location()).toBe('/connect/search?q=sublet&place=region%3Asouthern-europe');
    expect(await screen.findByRole('link', { name: 'Ask the question' })).toHaveAttribute(
      'href',
      '/connect/new?place=region%3Asouthern-europe&title=sublet&kind=question',
    );
  });

  it('says what it searched for instead', async () => {
    mockSearch([found], 'sublet');
    renderAt('/connect/search?q=sublte', <Search />);
    expect(await screen.findByText('1 topic for “sublet”. No results for “sublte”.')).toBeVisible();
  });

  it('offers to ask when nothing answers', async () => {
    mockSearch([]);
    renderAt('/connect/search?q=zebra', <Search />);
    expect(await screen.findByText('No posts answer this yet. Ask the question.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask the question' })).toHaveAttribute(
      'href',
      '/connect/new?title=zebra&kind=question',
    );
  });

  it('can be tried again', async () => {
    mockNetworkError('get', paths.api.connect.search());
    renderAt('/connect/search?q=sublet', <Search />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    mockSearch([found]);
    await userEvent.click(again);
    expect(await screen.findByText('1 topic for “sublet”.')).toBeVisible();
  });
});
