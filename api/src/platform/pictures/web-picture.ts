import { errorCodes, PICTURE_MAX_MB, PICTURE_MAX_MEGAPIXELS } from '@wanderwork/contracts';
import sharp, { type Sharp } from 'sharp';
import { badRequest } from '../errors/app-error.js';

const QUALITY = 82;
const LONGEST_SECONDS = 10;

// Only what is asked for can be read, whatever a file claims to be; nothing of a picture stays in memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const pictureRefused = () =>
  badRequest(
    errorCodes.pictureRefused,
    `Please choose a JPEG, PNG or WebP picture of at most ${PICTURE_MAX_MB} MB and ${PICTURE_MAX_MEGAPIXELS} megapixels.`,
  );

const starts = (bytes: Buffer, hex: string, at = 0): boolean => {
  const sign = Buffer.from(hex, 'hex');
  return bytes.subarray(at, at + sign.length).equals(sign);
};

/** What the first bytes say; what the sender says does not count. */
const isPicture = (bytes: Buffer): boolean =>
  starts(bytes, 'ffd8ff') ||
  starts(bytes, '89504e470d0a1a0a') ||
  (starts(bytes, '52494646') && starts(bytes, '57454250', 8));

/** A picture as pages show it. */
interface WebPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A WebP made of an uploaded JPEG, PNG or WebP, upright, of its first frame, without anything that it tells besides; `shaped`
 * says how large. Throws for all else, and for more pixels than allowed: by the file's head, before any of them is unpacked.
 */
export const webPicture = async (upload: unknown, shaped: (picture: Sharp) => Sharp): Promise<WebPicture> => {
  if (!Buffer.isBuffer(upload) || !isPicture(upload)) throw pictureRefused();
  const picture = sharp(upload, {
    limitInputPixels: PICTURE_MAX_MEGAPIXELS * 1_000_000,
    failOn: 'error',
    pages: 1,
  });
  try {
    const { data, info } = await shaped(picture.timeout({ seconds: LONGEST_SECONDS }).autoOrient())
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw pictureRefused();
  }
};
