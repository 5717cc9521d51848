import type { FastifyInstance } from 'fastify';
import type { Access, SessionUsers } from '../security/access.js';
import { toAccessError } from '../security/access.guard.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    uploadedBy?: Access;
  }
}

/** Checks who uploads before any byte of the file is read. Without access, the connection ends with the answer. */
export const addUploadAccess = (fastify: FastifyInstance, users: SessionUsers): void => {
  fastify.addHook('preParsing', async (request, reply) => {
    const { uploadedBy } = request.routeOptions.config;
    const refusal = uploadedBy && toAccessError(uploadedBy, await users.findUser(request));
    if (!refusal) return;
    void reply.header('connection', 'close');
    throw refusal;
  });
};
