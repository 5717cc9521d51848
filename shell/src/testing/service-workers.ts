/** A worker as a page sees it: says what it was told, and passes through its states when a test wants. */
export class WorkerStandIn extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly told: unknown[] = [];

  constructor(readonly scriptURL: string) {
    super();
  }

  postMessage(message: unknown): void {
    this.told.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

export class RegistrationStandIn extends EventTarget {
  active: WorkerStandIn | null = null;
  waiting: WorkerStandIn | null = null;
  installing: WorkerStandIn | null = null;
  readonly unregister = jest.fn(async () => true);
  readonly update = jest.fn(async () => undefined);

  find(worker: WorkerStandIn): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** What jsdom lacks; `null` for a browser that has none, too. */
export const standInForWorkers = (
  container: { controller?: WorkerStandIn | null; registrations?: RegistrationStandIn[] } | null,
) => {
  const register = jest.fn(async () => new RegistrationStandIn());
  const stand =
    container &&
    Object.assign(new EventTarget(), {
      controller: container.controller ?? null,
      getRegistrations: async () => container.registrations ?? [],
      register,
    });
  Object.defineProperty(navigator, 'serviceWorker', { value: stand ?? undefined, configurable: true });
  return register;
};
