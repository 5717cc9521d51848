import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';
import type { FileKind } from './body-bytes.js';

/** Route configuration for routes that accept pictures: `@RouteConfig(TAKES_PICTURES)`. */
export const TAKES_PICTURES = { takesPictures: true, uploadedBy: { kind: 'signed-in' } as const };

export const pictures: FileKind = {
  types: pictureTypes,
  maxBytes: PICTURE_MAX_BYTES,
  tooLargeMessage: `The picture is too large. The limit is ${PICTURE_MAX_MB} MB.`,
  unsupportedMessage: 'Please choose a JPEG, PNG or WebP picture.',
  isAccepted: ({ routeOptions }) => 'takesPictures' in routeOptions.config,
};
