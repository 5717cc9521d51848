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
      empty="Nothing was imported."
      brief={brief}
    >
      {(items) => <p>{items.join(', ')}</p>}
    </LoadMoreTable>,
  );

describe('LoadMoreTable', () => {
  it('shows a loading state', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Loading: The imports' })).toBeVisible();
  });

  it('can retry when loading failed', async () => {
    const refetch = jest.fn();
    show({ isError: true, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('The imports couldn’t load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows all pages as one list, and loads more with its button', async () => {
    const fetchNextPage = jest.fn();
    show({ data: two, hasNextPage: true, fetchNextPage });
    expect(screen.getByText('March, February')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('has no button when there is no more', () => {
    show({ data: two });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says why it is empty, briefly if it is one of several lists', () => {
    const { unmount } = show({ data: none });
    expect(screen.getByRole('heading', { name: 'None' })).toBeVisible();
    expect(screen.getByText('Nothing was imported.')).toBeVisible();
    unmount();
    show({ data: none }, true);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing was imported.')).toBeVisible();
  });

  it('fades the previous data until the new data arrives', () => {
    show({ data: two, isFetching: true, isPlaceholderData: true });
    expect(screen.getByText('March, February').parentElement).toHaveStyle({ opacity: 0.6 });
  });

  it('keeps the loaded pages when the next one fails, and retries that page', async () => {
    const fetchNextPage = jest.fn();
    show({ data: two, isError: true, isFetchNextPageError: true, hasNextPage: true, fetchNextPage });
    expect(screen.getByText('March, February')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('More of the imports couldn’t load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});
