import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { FastifySessionObject } from '@fastify/session';
import type { OpenSession } from './session-store.js';

/** The session of the request; undefined for visitors on public routes. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): OpenSession | undefined =>
    getSession(context.switchToHttp().getRequest<FastifyRequest>())?.open,
);

/** The session of a request; null for a visitor. */
export const getSession = ({ session }: FastifyRequest): FastifySessionObject | null =>
  session as FastifySessionObject | null;

/** A cookie value that matches no session. */
const EMPTY_COOKIE = '';

const startSession = (request: FastifyRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    request.server.decryptSession(EMPTY_COOKIE, request, (error) => (error ? reject(error) : resolve()));
  });

/** Creates a session with a fresh id for the request. The previous id stops working. */
export const createSession = async (request: FastifyRequest): Promise<FastifySessionObject> => {
  await (getSession(request)?.regenerate() ?? startSession(request));
  return request.session;
};
