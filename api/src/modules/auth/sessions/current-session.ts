import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { getSession } from './request-session.js';
import type { OpenSession } from './session-store.js';

/** The session of the request; undefined for visitors on public routes. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): OpenSession | undefined =>
    getSession(context.switchToHttp().getRequest<FastifyRequest>())?.open,
);
