import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text that the server composes, and for how long it may be kept. */
export interface Text {
  status?: number;
  type: string;
  cache: string;
  body: string;
  headers?: Record<string, string>;
}

/** Below this a packed copy saves no packet. */
const SMALLEST_PACKED = 1024;
/** Quick enough for every request; what is kept for ever is packed harder by the build. */
const BROTLI_QUALITY = 4;

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof packers;

/** Weak, for the same text may travel packed in different ways. */
const etagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const refused = /;\s*q=0(?:\.0*)?\s*$/;

const encodingFor = (request: FastifyRequest): Encoding | null => {
  const header = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  const accepted = header.split(',').filter((part) => !refused.test(part));
  const takes = (name: Encoding) => accepted.some((part) => part.split(';')[0]?.trim() === name);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};

const holds = (request: FastifyRequest, etag: string) =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim() === etag);

/**
 * Answers with a composed text: packed when the client takes it, 304 when it already has it.
 * (A reply is never awaited here: it is a promise of its own end.)
 */
export const sendText = async (request: FastifyRequest, reply: FastifyReply, text: Text): Promise<void> => {
  const { status = 200, body } = text;
  const etag = etagOf(body);
  void reply.headers({ 'cache-control': text.cache, vary: 'accept-encoding', etag, ...text.headers });
  if (status === 200 && holds(request, etag)) return void reply.code(304).send();

  const plain = Buffer.from(body);
  const encoding = plain.length < SMALLEST_PACKED ? null : encodingFor(request);
  const bytes = encoding ? await packers[encoding](plain) : plain;
  if (encoding) void reply.header('content-encoding', encoding);
  void reply.code(status).type(text.type).send(bytes);
};
