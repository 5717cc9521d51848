import { paths } from '@wanderwork/contracts';
import type { ClientErrorRequest } from '@wanderwork/contracts/requests';
import { http } from '../http/http';

/** A page that fails in a loop must not flood the intake. */
const MOST_REPORTS = 10;
const MESSAGE_MAX = 500;
const STACK_MAX = 4000;
const PATH_MAX = 300;

const reported = new Set<string>();

const describe = (error: unknown): { message: string; stack?: string } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, ...(error.stack ? { stack: error.stack } : {}) }
    : { message: String(error) };

const requestOf = (error: unknown, release?: string): ClientErrorRequest => {
  const { message, stack } = describe(error);
  return {
    message: message.slice(0, MESSAGE_MAX),
    path: location.pathname.slice(0, PATH_MAX),
    ...(stack ? { stack: stack.slice(0, STACK_MAX) } : {}),
    ...(release ? { release } : {}),
  };
};

/** Tells the server about an error, each once, without saying who met it. Never throws. */
export const reportClientError = (error: unknown, release?: string): void => {
  const request = requestOf(error, release);
  const fingerprint = `${request.message} ${request.stack ?? ''}`;
  if (reported.has(fingerprint) || reported.size >= MOST_REPORTS) return;
  reported.add(fingerprint);
  http.post(paths.api.clientErrors(), request, { keepalive: true }).catch(() => undefined);
};

/** Reports what no one caught; returns how to stop. */
export const followClientErrors = (): (() => void) => {
  const onError = (event: ErrorEvent) => reportClientError(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => reportClientError(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
