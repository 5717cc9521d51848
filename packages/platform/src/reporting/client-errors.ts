import { paths } from '@wanderwork/contracts';
import type { ClientErrorRequest } from '@wanderwork/contracts/requests';
import { http } from '../http/http';

/** Limits reports from a page that fails in a loop. */
const MAX_REPORTS = 10;
const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 4000;
const MAX_PATH_LENGTH = 300;

const reported = new Set<string>();

const describeError = (error: unknown): { message: string; stack?: string } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, ...(error.stack ? { stack: error.stack } : {}) }
    : { message: String(error) };

const toRequest = (error: unknown, release?: string): ClientErrorRequest => {
  const { message, stack } = describeError(error);
  return {
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    path: location.pathname.slice(0, MAX_PATH_LENGTH),
    ...(stack ? { stack: stack.slice(0, MAX_STACK_LENGTH) } : {}),
    ...(release ? { release } : {}),
  };
};

/** Reports an error to the server once, without saying who met it. Never throws. */
export const reportClientError = (error: unknown, release?: string): void => {
  const request = toRequest(error, release);
  const fingerprint = `${request.message} ${request.stack ?? ''}`;
  if (reported.has(fingerprint) || reported.size >= MAX_REPORTS) return;
  reported.add(fingerprint);
  http.post(paths.api.clientErrors(), request, { keepalive: true }).catch(() => undefined);
};

/** Reports uncaught errors; returns a function that stops it. */
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
