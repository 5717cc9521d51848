import { postCover, type CoverPost } from '@wanderwork/art';
import sharp from 'sharp';

/** The size that messengers expect: Open Graph's 1.91:1. */
export const SHARED_SIZE = { width: 1200, height: 630 };

/** The cover keeps its 16:9 format, uncropped, on a paper background. */
const PLATE = { width: 1056, height: 594 };
const PAPER = '#f8f8f3';
const MARGIN = {
  left: (SHARED_SIZE.width - PLATE.width) / 2,
  right: (SHARED_SIZE.width - PLATE.width) / 2,
  top: (SHARED_SIZE.height - PLATE.height) / 2,
  bottom: (SHARED_SIZE.height - PLATE.height) / 2,
};

/** Renders a post's cover for messengers: a PNG in the light theme, because messengers have no theme. */
export const renderSharedCover = (post: CoverPost): Promise<Buffer> => {
  // Blocked for uploads (platform/pictures). They cannot be SVG here, because their first bytes were checked before.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const svg = postCover(post, { ...PLATE, theme: 'light' });
  return sharp(Buffer.from(svg))
    .extend({ ...MARGIN, background: PAPER })
    .png({ palette: true })
    .toBuffer();
};
