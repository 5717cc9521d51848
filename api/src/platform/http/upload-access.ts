import type { FastifyInstance } from 'fastify';
import type { Access, SessionUsers } from '../security/access.js';
import { refusalOf } from '../security/access.guard.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    uploadedBy?: Access;
  }
}

/** Asks who uploads before a byte of the file is read; who may not is answered, and the connection ends with that. */
export const addUploadAccess = (fastify: FastifyInstance, users: SessionUsers): void => {
  fastify.addHook('preParsing', async (request, reply) => {
    const { uploadedBy } = request.routeOptions.config;
    const refused = uploadedBy && refusalOf(uploadedBy, await users.findUser(request));
    if (!refused) return;
    void reply.header('connection', 'close');
    throw refused;
  });
};
