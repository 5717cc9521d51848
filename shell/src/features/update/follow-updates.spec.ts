import { FakeRegistration, mockServiceWorkers, FakeWorker } from '../../testing/fake-service-workers';
import { followUpdates } from './follow-updates';

const createOwnWorker = () => new FakeWorker('http://localhost/service-worker.js');

const startFollowing = (registration: FakeRegistration) => {
  const listeners = { onWaiting: jest.fn(), onArrived: jest.fn() };
  followUpdates(registration as unknown as ServiceWorkerRegistration, listeners);
  return listeners;
};

describe('a new version', () => {
  it('is reported when it is complete, not before', () => {
    mockServiceWorkers({ controller: createOwnWorker() });
    const registration = new FakeRegistration();
    const { onArrived } = startFollowing(registration);
    const next = createOwnWorker();
    registration.findUpdate(next);
    expect(onArrived).not.toHaveBeenCalled();
    next.setState('installed');
    next.setState('activating');
    expect(onArrived).toHaveBeenCalledTimes(1);
    expect(next.messages).toEqual([]);
  });

  it('that was already waiting is reported as such', () => {
    mockServiceWorkers({ controller: createOwnWorker() });
    const { onWaiting, onArrived } = startFollowing(
      Object.assign(new FakeRegistration(), { waiting: createOwnWorker() }),
    );
    expect([onWaiting.mock.calls.length, onArrived.mock.calls.length]).toEqual([1, 0]);
  });

  it('is not reported for the very first worker', () => {
    mockServiceWorkers({ controller: null });
    const registration = new FakeRegistration();
    const { onArrived } = startFollowing(registration);
    const first = createOwnWorker();
    registration.findUpdate(first);
    first.setState('installed');
    expect(onArrived).not.toHaveBeenCalled();
  });

  it('takes over at once from a worker that is not the product’s', () => {
    mockServiceWorkers({ controller: new FakeWorker('http://localhost/sw.js') });
    const registration = new FakeRegistration();
    const { onArrived } = startFollowing(registration);
    const next = createOwnWorker();
    registration.findUpdate(next);
    next.setState('installed');
    expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(onArrived).not.toHaveBeenCalled();
  });

  it('is checked for when a page that was open for long becomes visible', () => {
    jest.useFakeTimers();
    mockServiceWorkers({ controller: createOwnWorker() });
    const registration = new FakeRegistration();
    startFollowing(registration);
    const showPage = () => document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(3_599_999);
    showPage();
    expect(registration.update).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    showPage();
    showPage();
    expect(registration.update).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
