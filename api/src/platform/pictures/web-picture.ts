import { errorCodes, PICTURE_MAX_MB, PICTURE_MAX_MEGAPIXELS } from '@wanderwork/contracts';
import sharp, { type Sharp } from 'sharp';
import { badRequest } from '../errors/app-error.js';

const QUALITY = 82;
const TIMEOUT_SECONDS = 10;

// Only these three formats can be read, whatever a file claims to be, and no picture stays in memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const createPictureError = () =>
  badRequest(
    errorCodes.pictureRefused,
    `Please choose a JPEG, PNG or WebP picture of at most ${PICTURE_MAX_MB} MB and ${PICTURE_MAX_MEGAPIXELS} megapixels.`,
  );

const hasBytes = (bytes: Buffer, hex: string, at = 0): boolean => {
  const signature = Buffer.from(hex, 'hex');
  return bytes.subarray(at, at + signature.length).equals(signature);
};

/** Checks the first bytes; the declared type does not count. */
const isPicture = (bytes: Buffer): boolean =>
  hasBytes(bytes, 'ffd8ff') ||
  hasBytes(bytes, '89504e470d0a1a0a') ||
  (hasBytes(bytes, '52494646') && hasBytes(bytes, '57454250', 8));

/** A picture for pages. */
export interface WebPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Converts an uploaded JPEG, PNG or WebP to WebP: upright, first frame only, without metadata; `resize` sets its size.
 * Throws for anything else, and for too many pixels: the header is checked before decoding.
 */
export const toWebPicture = async (
  upload: unknown,
  resize: (picture: Sharp) => Sharp,
): Promise<WebPicture> => {
  if (!Buffer.isBuffer(upload) || !isPicture(upload)) throw createPictureError();
  const picture = sharp(upload, {
    limitInputPixels: PICTURE_MAX_MEGAPIXELS * 1_000_000,
    failOn: 'error',
    pages: 1,
  });
  try {
    const { data, info } = await resize(picture.timeout({ seconds: TIMEOUT_SECONDS }).autoOrient())
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw createPictureError();
  }
};
