import { setupServer } from 'msw/node';

/** Stands where the API would; nothing leaves the test. */
export const server = setupServer();

/**
 * Opens the stand-in for the specs of a file. A request that no handler expects fails its test. What a test stored in
 * the browser is gone for the next.
 */
export const useServer = (): void => {
  const otherTabs = globalThis.BroadcastChannel;
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    // A page in a test has no other tabs, and Node's channel to them would keep the process from ending.
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
