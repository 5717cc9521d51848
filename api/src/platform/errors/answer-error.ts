import { errorCodes, type ErrorBody } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { toAppError } from './to-app-error.js';

const ours = new AppError(
  500,
  errorCodes.internal,
  'Something went wrong on our side. Please try again later.',
);

const bodyOf = ({ status, code, message, extra }: AppError, requestId: string): ErrorBody => ({
  statusCode: status,
  code,
  message,
  ...extra,
  requestId,
});

const note = (error: unknown, known: AppError | null, request: FastifyRequest): void => {
  const reqId = request.id;
  if (!known) request.log.error({ reqId, err: error }, 'unexpected error');
  else if (known.status >= 500)
    request.log.warn({ reqId, code: known.code, reason: String(error) }, 'unavailable');
};

/** Also for answers that are given before any hook sets the headers of all. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The one place where an error becomes an answer. What is not meant for callers goes to the log only. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const known = toAppError(error);
  note(error, known, request);
  if (reply.sent) return;
  const shown = known ?? ours;
  void reply
    .status(shown.status)
    .headers({ ...headers, ...shown.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(shown, request.id)));
};
