import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { OpenSession } from './session-store.js';

/** The session of a guarded route. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): OpenSession | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().session.open,
);
