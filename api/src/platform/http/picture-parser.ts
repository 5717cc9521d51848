import type { IncomingMessage } from 'node:http';
import { errorCodes, PICTURE_MAX_BYTES, pictureTypes } from '@wanderwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** What a route that takes pictures says of itself, by `@RouteConfig(TAKES_PICTURES)`. */
export const TAKES_PICTURES = { takesPictures: true };

const tooLarge = () =>
  new AppError(
    413,
    errorCodes.tooLarge,
    'The picture is too large: 5 MB are the most.',
    {},
    { connection: 'close' },
  );

const notHere = () =>
  new AppError(415, errorCodes.unsupportedMedia, 'Send JSON (content type application/json).');

const takesPictures = ({ routeOptions }: FastifyRequest) => 'takesPictures' in routeOptions.config;

/** The bytes of a body; more than the limit is not even read. */
const bytesOf = async (payload: IncomingMessage): Promise<Buffer> => {
  if (Number(payload.headers?.['content-length'] ?? 0) > PICTURE_MAX_BYTES) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of payload as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > PICTURE_MAX_BYTES) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** Reads pictures as they are, on the routes that take them; anywhere else they are refused unread. */
export const addPictureParser = (fastify: FastifyInstance): void => {
  fastify.addContentTypeParser([...pictureTypes], (request: FastifyRequest, payload: IncomingMessage) =>
    takesPictures(request) ? bytesOf(payload) : Promise.reject(notHere()),
  );
};
