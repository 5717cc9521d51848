import type { IncomingMessage } from 'node:http';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badRequest } from '../errors/app-error.js';

/** A kind of file that some routes take as their body. */
export interface FileKind {
  types: readonly string[];
  maxBytes: number;
  /** What is said of one that is too large. */
  tooLarge: string;
  /** What is said where something else is sent. */
  another: string;
  /** Whether this request's route takes it. */
  taken: (request: FastifyRequest) => boolean;
}

const SEND_JSON = 'Send JSON (content type application/json).';

const refused = (words: string) => new AppError(415, errorCodes.unsupportedMedia, words);

/** The bytes of a body; more than the limit is not even read. */
const bytesOf = async (payload: IncomingMessage, { maxBytes, tooLarge }: FileKind): Promise<Buffer> => {
  const refusal = () => new AppError(413, errorCodes.tooLarge, tooLarge, {}, { connection: 'close' });
  if (Number(payload.headers?.['content-length'] ?? 0) > maxBytes) throw refusal();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of arriving(payload)) {
    size += piece.length;
    if (size > maxBytes) throw refusal();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** The pieces of a body. A client that leaves before the last one is no fault of ours. */
async function* arriving(payload: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* payload as AsyncIterable<Buffer>;
  } catch {
    throw badRequest(errorCodes.malformed, 'The file did not arrive whole.');
  }
}

/**
 * Reads files as they are, on the routes that take them. Whatever else comes is refused unread, in the words of what the route
 * takes; an address without a route has nothing to take and answers for itself.
 */
export const addFileParsers = (fastify: FastifyInstance, kinds: readonly FileKind[]): void => {
  const refusal = (request: FastifyRequest) =>
    refused(kinds.find(({ taken }) => taken(request))?.another ?? SEND_JSON);
  for (const kind of kinds)
    fastify.addContentTypeParser([...kind.types], (request: FastifyRequest, payload: IncomingMessage) =>
      kind.taken(request) ? bytesOf(payload, kind) : Promise.reject(refusal(request)),
    );
  fastify.addContentTypeParser('*', (request: FastifyRequest) =>
    request.is404 ? Promise.resolve() : Promise.reject(refusal(request)),
  );
};
