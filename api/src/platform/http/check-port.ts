import net from 'node:net';
import { StartError } from '../config/index.js';

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use; stop the program that listens there or set another PORT',
  EACCES: 'needs a user with more rights',
  EADDRNOTAVAIL: 'is not an address of this machine',
};

/** Throws a StartError when `host:port` cannot be listened on, before anything else starts. */
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
