import { setupServer } from 'msw/node';

/** The mock API server of the tests. No request leaves the test. */
export const server = setupServer();

/**
 * Starts the mock server for the specs of a file. A request without a handler fails its test. Browser storage is
 * cleared after each test.
 */
export const useServer = (): void => {
  const otherTabs = globalThis.BroadcastChannel;
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    // A page under test has no other tabs, and Node's BroadcastChannel would keep the process alive.
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  afterEach(() => {
    server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    server.close();
    globalThis.BroadcastChannel = otherTabs;
  });
};
