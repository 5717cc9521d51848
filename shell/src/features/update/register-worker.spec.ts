import { FakeRegistration, mockServiceWorkers, FakeWorker } from '../../testing/fake-service-workers';
import { registerWorker } from './register-worker';
import { startWorker } from './start-worker';

const createRegistration = (path: string, place: 'active' | 'waiting' | 'installing' = 'active') =>
  Object.assign(new FakeRegistration(), { [place]: new FakeWorker(`http://localhost${path}`) });

describe('registering the worker', () => {
  it('removes those of other scripts, in whatever state, and keeps its own', async () => {
    const own = createRegistration('/service-worker.js');
    const foreign = [
      createRegistration('/sw.js'),
      createRegistration('/service-worker.js?v=2', 'waiting'),
      createRegistration('/old/service-worker.js', 'installing'),
    ];
    const register = mockServiceWorkers({ registrations: [own, ...foreign] });
    await registerWorker();
    expect(own.unregister).not.toHaveBeenCalled();
    for (const registration of foreign) expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(register.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
  });

  it('is silent in a browser without workers, and in one that forbids them', async () => {
    mockServiceWorkers(null);
    await expect(startWorker()).resolves.toBeUndefined();
    mockServiceWorkers({}).mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    await expect(startWorker()).resolves.toBeUndefined();
  });
});
