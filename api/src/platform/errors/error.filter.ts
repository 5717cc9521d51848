import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { errorCodes, type ErrorBody } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { toAppError } from './to-app-error.js';

const ours = new AppError(500, errorCodes.internal, 'Something went wrong on our side. Please try again later.');

/** What the caller reads about `error`. */
export const errorBody = ({ status, code, message, extra }: AppError, requestId: string): ErrorBody => ({
  statusCode: status,
  code,
  message,
  ...extra,
  requestId,
});

/** The one place where an error becomes an answer. What is not meant for callers goes to the log only. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const known = toAppError(error);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    else if (known.status >= 500) request.log.warn({ code: known.code }, 'unavailable');
    if (reply.sent) return;
    const shown = known ?? ours;
    void reply
      .status(shown.status)
      .headers({ 'cache-control': 'no-store', ...shown.headers })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(shown, request.id)));
  }
}
