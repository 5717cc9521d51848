import { PICTURE_MAX_MEGAPIXELS } from '@wanderwork/contracts';
import sharp from 'sharp';
import { pictureRefused } from '../account.errors.js';

const SIZE = 512;
const QUALITY = 82;
const LONGEST_SECONDS = 10;

// Only what is asked for can be read, whatever a file claims to be; nothing of a picture stays in memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const starts = (bytes: Buffer, hex: string, at = 0): boolean => {
  const sign = Buffer.from(hex, 'hex');
  return bytes.subarray(at, at + sign.length).equals(sign);
};

/** What the first bytes say; what the sender says does not count. */
const isPicture = (bytes: Buffer): boolean =>
  starts(bytes, 'ffd8ff') ||
  starts(bytes, '89504e470d0a1a0a') ||
  (starts(bytes, '52494646') && starts(bytes, '57454250', 8));

/**
 * A square WebP of 512 pixels made of a JPEG, PNG or WebP, upright, of its first frame, without anything that it tells
 * besides. Throws for all else, and for more pixels than allowed: by the file's head, before any of them is unpacked.
 */
export const reEncoded = async (bytes: Buffer): Promise<Buffer> => {
  if (!isPicture(bytes)) throw pictureRefused();
  try {
    return await sharp(bytes, {
      limitInputPixels: PICTURE_MAX_MEGAPIXELS * 1_000_000,
      failOn: 'error',
      pages: 1,
    })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(SIZE, SIZE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw pictureRefused();
  }
};
