import { PICTURE_MAX_BYTES, pictureTypes } from '@wanderwork/contracts';
import type { FastifyInstance } from 'fastify';
import { addFileParser } from './body-bytes.js';

/** What a route that takes pictures says of itself, by `@RouteConfig(TAKES_PICTURES)`. */
export const TAKES_PICTURES = { takesPictures: true, uploadedBy: { kind: 'signed-in' } as const };

export const addPictureParser = (fastify: FastifyInstance): void =>
  addFileParser(fastify, {
    types: pictureTypes,
    maxBytes: PICTURE_MAX_BYTES,
    tooLarge: 'The picture is too large: 5 MB are the most.',
    taken: ({ routeOptions }) => 'takesPictures' in routeOptions.config,
  });
