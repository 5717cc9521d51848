import { FakeRegistration, mockServiceWorkers, FakeWorker } from '../../testing/fake-service-workers';
import { registerWorker } from './register-worker';
import { startWorker } from './start-worker';

const createRegistration = (path: string, place: 'active' | 'waiting' | 'installing' = 'active') =>
  Object.assign(new FakeRegistration(), { [place]: new FakeWorker(`http://localhost${path}`) });

describe('registering the worker', () => {
  it('removes workers of other scripts in any state and keeps its own', async () => {
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

  it('does not throw in a browser without service workers or with blocked ones', async () => {
    mockServiceWorkers(null);
    await expect(startWorker()).resolves.toBeUndefined();
    mockServiceWorkers({}).mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    await expect(startWorker()).resolves.toBeUndefined();
  });
});
