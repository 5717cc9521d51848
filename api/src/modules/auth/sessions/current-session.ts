import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from './session-of.js';
import type { OpenSession } from './session-store.js';

/** The session of a guarded route; on a public one a visitor has none. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): OpenSession | undefined =>
    sessionOf(context.switchToHttp().getRequest<FastifyRequest>())?.open,
);
