import net from 'node:net';
import { StartError } from '../config/index.js';

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken; stop what listens there or set another PORT',
  EACCES: 'may not be listened on by this user',
  EADDRNOTAVAIL: 'is no address of this machine',
};

/** Ends the start with one sentence when `host:port` cannot be listened on, before anything else was begun. */
export const checkPort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          `PORT: ${host}:${port} ${reasons[error.code ?? ''] ?? `cannot be listened on (${error.code})`}.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
