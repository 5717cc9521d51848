import type { FastifySessionObject } from '@fastify/session';
import type { FastifyRequest } from 'fastify';

/** The session that a request carries; a visitor's carries none. */
export const getSession = ({ session }: FastifyRequest): FastifySessionObject | null =>
  session as FastifySessionObject | null;

/** What a cookie would have to say to belong to nobody. */
const EMPTY_COOKIE = '';

const startSession = (request: FastifyRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    request.server.decryptSession(EMPTY_COOKIE, request, (error) => (error ? reject(error) : resolve()));
  });

/** Gives a request a session with an id that nobody knows yet; what it had before opens nothing any more. */
export const createSession = async (request: FastifyRequest): Promise<FastifySessionObject> => {
  await (getSession(request)?.regenerate() ?? startSession(request));
  return request.session;
};
