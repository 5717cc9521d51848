import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';
import type { FileKind } from './body-bytes.js';

/** What a route that takes pictures says of itself, by `@RouteConfig(TAKES_PICTURES)`. */
export const TAKES_PICTURES = { takesPictures: true, uploadedBy: { kind: 'signed-in' } as const };

export const pictures: FileKind = {
  types: pictureTypes,
  maxBytes: PICTURE_MAX_BYTES,
  tooLarge: `The picture is too large: ${PICTURE_MAX_MB} MB are the most.`,
  another: 'Please choose a JPEG, PNG or WebP picture.',
  taken: ({ routeOptions }) => 'takesPictures' in routeOptions.config,
};
