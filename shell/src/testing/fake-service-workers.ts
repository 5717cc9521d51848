/** A fake worker as seen from a page: records the messages sent to it and changes its state on demand. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  constructor(readonly scriptURL: string) {
    super();
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  setState(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

export class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly unregister = jest.fn(async () => true);
  readonly update = jest.fn(async () => undefined);

  findUpdate(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** Provides what jsdom lacks; pass `null` for a browser without service workers. */
export const mockServiceWorkers = (
  container: { controller?: FakeWorker | null; registrations?: FakeRegistration[] } | null,
) => {
  const register = jest.fn(async () => new FakeRegistration());
  const fakeContainer =
    container &&
    Object.assign(new EventTarget(), {
      controller: container.controller ?? null,
      getRegistrations: async () => container.registrations ?? [],
      register,
    });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: fakeContainer ?? undefined,
    configurable: true,
  });
  return register;
};
