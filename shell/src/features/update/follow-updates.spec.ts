import { RegistrationStandIn, standInForWorkers, WorkerStandIn } from '../../testing/service-workers';
import { followUpdates } from './follow-updates';

const own = () => new WorkerStandIn('http://localhost/service-worker.js');

const follow = (registration: RegistrationStandIn) => {
  const listeners = { waiting: jest.fn(), arrived: jest.fn() };
  followUpdates(registration as unknown as ServiceWorkerRegistration, listeners);
  return listeners;
};

describe('a new version', () => {
  it('is told of when it is complete, not before', () => {
    standInForWorkers({ controller: own() });
    const registration = new RegistrationStandIn();
    const { arrived } = follow(registration);
    const next = own();
    registration.find(next);
    expect(arrived).not.toHaveBeenCalled();
    next.become('installed');
    next.become('activating');
    expect(arrived).toHaveBeenCalledTimes(1);
    expect(next.told).toEqual([]);
  });

  it('that waited before is told apart from one that arrives', () => {
    standInForWorkers({ controller: own() });
    const { waiting, arrived } = follow(Object.assign(new RegistrationStandIn(), { waiting: own() }));
    expect([waiting.mock.calls.length, arrived.mock.calls.length]).toEqual([1, 0]);
  });

  it('is not what the first worker of all is', () => {
    standInForWorkers({ controller: null });
    const registration = new RegistrationStandIn();
    const { arrived } = follow(registration);
    const first = own();
    registration.find(first);
    first.become('installed');
    expect(arrived).not.toHaveBeenCalled();
  });

  it('need not wait for a worker that is not the product’s', () => {
    standInForWorkers({ controller: new WorkerStandIn('http://localhost/sw.js') });
    const registration = new RegistrationStandIn();
    const { arrived } = follow(registration);
    const next = own();
    registration.find(next);
    next.become('installed');
    expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(arrived).not.toHaveBeenCalled();
  });

  it('is looked for when a page that was long open is looked at again', () => {
    jest.useFakeTimers();
    standInForWorkers({ controller: own() });
    const registration = new RegistrationStandIn();
    follow(registration);
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(3_599_999);
    look();
    expect(registration.update).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    look();
    look();
    expect(registration.update).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
