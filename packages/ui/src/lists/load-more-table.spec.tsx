import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMoreTable } from './load-more-table';

const still = {
  data: undefined as { pages: { items: string[] }[] } | undefined,
  isError: false,
  isFetchNextPageError: false,
  isFetching: false,
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  refetch: jest.fn(),
  fetchNextPage: jest.fn(),
};
const two = { pages: [{ items: ['March'] }, { items: ['February'] }] };

const none = { pages: [{ items: [] as string[] }] };

const show = (list: Partial<typeof still>, brief = false) =>
  render(
    <LoadMoreTable
      list={{ ...still, ...list }}
      label="The imports"
      empty="Nothing was brought in."
      brief={brief}
    >
      {(items) => <p>{items.join(', ')}</p>}
    </LoadMoreTable>,
  );

describe('a list that grows', () => {
  it('says that it is coming', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Loading: The imports' })).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    const refetch = jest.fn();
    show({ isError: true, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('The imports couldn’t load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows all pages as one list, and grows by its button while there is more', async () => {
    const fetchNextPage = jest.fn();
    show({ data: two, hasNextPage: true, fetchNextPage });
    expect(screen.getByText('March, February')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('ends where there is no more', () => {
    show({ data: two });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says why there is none, as one of several in one line', () => {
    const { unmount } = show({ data: none });
    expect(screen.getByRole('heading', { name: 'None' })).toBeVisible();
    expect(screen.getByText('Nothing was brought in.')).toBeVisible();
    unmount();
    show({ data: none }, true);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing was brought in.')).toBeVisible();
  });

  it('fades what answers the question before, until the answer to this one is there', () => {
    show({ data: two, isFetching: true, isPlaceholderData: true });
    expect(screen.getByText('March, February').parentElement).toHaveStyle({ opacity: 0.6 });
  });

  it('keeps what came when the next page did not, and asks for that page again', async () => {
    const fetchNextPage = jest.fn();
    show({ data: two, isError: true, isFetchNextPageError: true, hasNextPage: true, fetchNextPage });
    expect(screen.getByText('March, February')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('More of the imports couldn’t load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});
