import { createQueryClient } from '../query/query-client';
import { createFeatureApp } from './feature-app';
import { lazyRetry } from './lazy-retry';

const Page = () => <p>the page</p>;

describe('featureApp', () => {
  it('prefetches data with the parameters of the address, and does not wait for it', async () => {
    const prefetch = jest.fn(() => void new Promise(() => undefined));
    const app = createFeatureApp({
      '/cities': lazyRetry(async () => ({ default: Page })),
      '/cities/:slug': lazyRetry(async () => ({ default: Page, prefetch })),
    });
    const client = createQueryClient();
    await app.preload('/cities/lisbon?hour=9', client);
    expect(prefetch.mock.calls).toEqual([[client, { slug: 'lisbon' }, new URLSearchParams({ hour: '9' })]]);
  });

  it('waits for more code that the page loads before it renders', async () => {
    const order: string[] = [];
    const prefetch = () => Promise.resolve().then(() => order.push('more code'));
    const app = createFeatureApp({ '/connect/*': lazyRetry(async () => ({ default: Page, prefetch })) });
    await app.preload('/connect/t/k3f9a2bc/renting', createQueryClient());
    order.push('ready');
    expect(order).toEqual(['more code', 'ready']);
  });

  it('prefetches only the code without a query client', async () => {
    const prefetch = jest.fn();
    const load = jest.fn(async () => ({ default: Page, prefetch }));
    await createFeatureApp({ '/cities': lazyRetry(load) }).preload('/cities');
    expect(load).toHaveBeenCalledTimes(1);
    expect(prefetch).not.toHaveBeenCalled();
  });
});
