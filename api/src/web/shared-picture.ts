import { postCover, type CoverPost } from '@wanderwork/art';
import sharp from 'sharp';

/** What messengers ask for: Open Graph's 1.91:1. */
export const SHARED_SIZE = { width: 1200, height: 630 };

/** The cover keeps its own 16:9, as a plate on paper: nothing of it is cut. */
const PLATE = { width: 1056, height: 594 };
const PAPER = '#f8f8f3';
const MARGIN = {
  left: (SHARED_SIZE.width - PLATE.width) / 2,
  right: (SHARED_SIZE.width - PLATE.width) / 2,
  top: (SHARED_SIZE.height - PLATE.height) / 2,
  bottom: (SHARED_SIZE.height - PLATE.height) / 2,
};

/** A post's cover as messengers want it: a PNG, always by day, for they know no theme. */
export const sharedPostPicture = ({ slug, category }: CoverPost): Promise<Buffer> => {
  // Blocked for uploads (platform/pictures), which show by their first bytes that they are no SVG before they get here.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const drawn = postCover({ slug, category }, { ...PLATE, theme: 'light' });
  return sharp(Buffer.from(drawn))
    .extend({ ...MARGIN, background: PAPER })
    .png({ palette: true })
    .toBuffer();
};
