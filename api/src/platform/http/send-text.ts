import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Text } from './answer.js';
import { matchesTag } from './etag.js';

/**
 * Sets status and headers of the reply for this client and returns the bytes to send, compressed as the client accepts;
 * undefined when it already has the answer (304).
 */
export const prepareReply = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  status = 200,
): Promise<Buffer | undefined> => {
  if (status === 200 && matchesTag(headers['if-none-match'], answer.etag)) {
    void reply.code(304).headers(answer.getHeaders(null));
    return undefined;
  }
  const encoding = answer.chooseEncoding(headers['accept-encoding']);
  const bytes = await answer.getBytes(encoding);
  void reply.code(status).headers(answer.getHeaders(encoding));
  return bytes;
};

/**
 * Sends a text: compressed when the client accepts that, 304 when it already has it. (Do not await a reply: it is a
 * promise of its own end.)
 */
export const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Text,
  status?: number,
): Promise<void> => {
  const bytes = await prepareReply(request, reply, new Answer(text), status);
  void reply.send(bytes);
};
