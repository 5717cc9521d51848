import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { errorCodes, type ErrorBody } from '@wanderwork/contracts';
import { AppError } from './app-error.js';
import { toAppError } from './to-app-error.js';

const internalError = new AppError(
  500,
  errorCodes.internal,
  'Something went wrong on our side. Please try again later.',
);

const toErrorBody = ({ status, code, message, extra }: AppError, requestId: string): ErrorBody => ({
  statusCode: status,
  code,
  message,
  ...extra,
  requestId,
});

const logError = (error: unknown, appError: AppError | null, request: FastifyRequest): void => {
  const reqId = request.id;
  if (!appError) request.log.error({ reqId, err: error }, 'Unexpected error');
  else if (appError.status >= 500)
    request.log.warn({ reqId, code: appError.code, reason: String(error) }, 'Service unavailable');
};

/** Set here too, because an error may be answered before the hooks set the common headers. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Sends every error response. Details that clients must not see go to the log only. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const appError = toAppError(error);
  logError(error, appError, request);
  if (reply.sent) return;
  const visibleError = appError ?? internalError;
  void reply
    .status(visibleError.status)
    .headers({ ...headers, ...visibleError.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toErrorBody(visibleError, request.id)));
};

/** Answers the errors that controllers, guards and pipes throw. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(error, http.getRequest(), http.getResponse());
  }
}
