import type { IncomingMessage } from 'node:http';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badRequest } from '../errors/app-error.js';

/** A kind of file that some routes accept as their body. */
export interface FileKind {
  types: readonly string[];
  maxBytes: number;
  /** The message for a file that is too large. */
  tooLargeMessage: string;
  /** The message for any other content type. */
  unsupportedMessage: string;
  /** Whether the request's route accepts this kind. */
  isAccepted: (request: FastifyRequest) => boolean;
}

const SEND_JSON = 'Send JSON (content type application/json).';

const createUnsupportedError = (message: string) => new AppError(415, errorCodes.unsupportedMedia, message);

/** Reads a body; stops reading beyond the limit. */
const readBytes = async (
  payload: IncomingMessage,
  { maxBytes, tooLargeMessage }: FileKind,
): Promise<Buffer> => {
  const refusal = () => new AppError(413, errorCodes.tooLarge, tooLargeMessage, {}, { connection: 'close' });
  if (Number(payload.headers?.['content-length'] ?? 0) > maxBytes) throw refusal();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of readChunks(payload)) {
    size += chunk.length;
    if (size > maxBytes) throw refusal();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Yields the chunks of a body. A client that disconnects early is no fault of the server. */
async function* readChunks(payload: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* payload as AsyncIterable<Buffer>;
  } catch {
    throw badRequest(errorCodes.malformed, 'The file did not arrive completely.');
  }
}

/**
 * Parses files as raw bytes on the routes that accept them. Any other content type is rejected unread, with a message
 * that says what the route accepts. A request without a route is answered 404 elsewhere.
 */
export const addFileParsers = (fastify: FastifyInstance, kinds: readonly FileKind[]): void => {
  const refusal = (request: FastifyRequest) =>
    createUnsupportedError(
      kinds.find(({ isAccepted }) => isAccepted(request))?.unsupportedMessage ?? SEND_JSON,
    );
  for (const kind of kinds)
    fastify.addContentTypeParser([...kind.types], (request: FastifyRequest, payload: IncomingMessage) =>
      kind.isAccepted(request) ? readBytes(payload, kind) : Promise.reject(refusal(request)),
    );
  fastify.addContentTypeParser('*', (request: FastifyRequest) =>
    request.is404 ? Promise.resolve() : Promise.reject(refusal(request)),
  );
};
