import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../query/query-client';
import { writeStored } from '../query/stored-cache';
import { createStoredQuery } from '../query/stored-query';
import { lazyRetry } from './lazy-retry';
import { RetryBoundary } from './retry-boundary';

const STORED = 'wanderwork_cache_["city"]';

interface City {
  name: string;
}

/** A guard that accepts data the part below cannot show. */
const isObject = (value: unknown): value is City => typeof value === 'object';

const cityQuery = (fetchCity: () => Promise<unknown>) =>
  createStoredQuery({
    queryKey: ['city'],
    queryFn: async () => (await fetchCity()) as City,
    isValid: isObject,
    freshFor: 1000,
  });

const show = (
  fetchCity: () => Promise<unknown>,
  onError?: () => void,
  client: QueryClient = createQueryClient(),
) => {
  const Part = () => {
    const { data } = useQuery(cityQuery(fetchCity));
    return <p>{data ? data.name.toUpperCase() : 'loading'}</p>;
  };
  return render(
    <QueryClientProvider client={client}>
      <RetryBoundary
        onError={onError}
        fallback={(_error, retry) => <button onClick={retry}>Try Again</button>}
      >
        <Part />
      </RetryBoundary>
    </QueryClientProvider>,
  );
};

// React logs caught errors to the console; here they are expected.
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a part that throws on stored data', () => {
  it('drops the data, renders with fresh data and reports nothing', async () => {
    writeStored('["city"]', {});
    const onError = jest.fn();
    show(async () => ({ name: 'Lisbon' }), onError);
    expect(await screen.findByText('LISBON')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toMatchObject({ data: { name: 'Lisbon' } });
    expect(onError).not.toHaveBeenCalled();
  });

  it('refetches once, and again only on a manual retry', async () => {
    writeStored('["city"]', {});
    const fetchCity = jest.fn<Promise<unknown>, []>(async () => ({}));
    const onError = jest.fn();
    show(fetchCity, onError);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect([fetchCity.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1]);
    fetchCity.mockResolvedValue({ name: 'Porto' });
    await userEvent.click(again);
    expect(await screen.findByText('PORTO')).toBeInTheDocument();
    expect(fetchCity).toHaveBeenCalledTimes(2);
  });
});

it('stored data survives code that fails to load', async () => {
  writeStored('["city"]', { name: 'Lisbon' });
  const client = createQueryClient();
  await client.fetchQuery(cityQuery(async () => ({ name: 'Porto' })));
  const Lazy = lazyRetry(() => Promise.reject(new Error('chunk is gone')));
  render(
    <QueryClientProvider client={client}>
      <RetryBoundary fallback={() => 'failed'}>
        <Lazy />
      </RetryBoundary>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(localStorage.getItem(STORED)).not.toBeNull();
  expect(client.getQueryData(['city'])).toEqual({ name: 'Lisbon' });
});
