import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  mixin,
  type Type,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** Twenty-two characters are 132 bits: enough to tell two answers apart. */
const TAG_CHARACTERS = 22;

const tagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS)}"`;

/** Whether the caller already holds this answer (RFC 9110, 13.1.2: weak comparison, a list or `*`). */
const holds = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((held) => held.trim().replace(/^W\//, ''))
    .some((held) => held === tag || held === '*');

/**
 * Lets browsers and proxies keep an answer that is the same for everybody for `seconds`, and answers 304
 * to those who ask again and still hold it.
 */
export const CacheFor = (seconds: number): Type<NestInterceptor> => {
  class Cache implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      return next.handle().pipe(
        map((answer: unknown) => {
          const body = JSON.stringify(answer);
          const tag = tagOf(body);
          reply
            .header('etag', tag)
            .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=600`);
          if (holds(request, tag)) {
            reply.status(304);
            return undefined;
          }
          reply.type('application/json; charset=utf-8');
          return body;
        }),
      );
    }
  }
  return mixin(Cache);
};
