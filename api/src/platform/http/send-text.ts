import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Text } from './answer.js';
import { holds } from './etag.js';

/**
 * Says in the reply's head what this caller gets of an answer, packed as it takes it, and gives the bytes to send:
 * none when it already has them.
 */
export const answerTo = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  status = 200,
): Promise<Buffer | undefined> => {
  if (status === 200 && holds(headers['if-none-match'], answer.tag)) {
    void reply.code(304).headers(answer.headersIn(null));
    return undefined;
  }
  const encoding = answer.encodingFor(headers['accept-encoding']);
  const bytes = await answer.bytes(encoding);
  void reply.code(status).headers(answer.headersIn(encoding));
  return bytes;
};

/**
 * Answers with a composed text: packed when the client takes it, 304 when it already has it.
 * (A reply is never awaited here: it is a promise of its own end.)
 */
export const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Text,
  status?: number,
): Promise<void> => {
  const bytes = await answerTo(request, reply, new Answer(text), status);
  void reply.send(bytes);
};
