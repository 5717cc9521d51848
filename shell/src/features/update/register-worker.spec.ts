import { RegistrationStandIn, standInForWorkers, WorkerStandIn } from '../../testing/service-workers';
import { registerWorker } from './register-worker';
import { startWorker } from './start-worker';

const registrationOf = (path: string, place: 'active' | 'waiting' | 'installing' = 'active') =>
  Object.assign(new RegistrationStandIn(), { [place]: new WorkerStandIn(`http://localhost${path}`) });

describe('registering the worker', () => {
  it('removes those of other scripts, in whatever state, and keeps its own', async () => {
    const own = registrationOf('/service-worker.js');
    const foreign = [
      registrationOf('/sw.js'),
      registrationOf('/service-worker.js?v=2', 'waiting'),
      registrationOf('/old/service-worker.js', 'installing'),
    ];
    const register = standInForWorkers({ registrations: [own, ...foreign] });
    await registerWorker();
    expect(own.unregister).not.toHaveBeenCalled();
    for (const registration of foreign) expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(register.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
  });

  it('is silent in a browser without workers, and in one that forbids them', async () => {
    standInForWorkers(null);
    await expect(startWorker()).resolves.toBeUndefined();
    standInForWorkers({}).mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    await expect(startWorker()).resolves.toBeUndefined();
  });
});
