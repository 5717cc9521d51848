import { cityScene, postCover, type ArtCity, type CoverPost } from '@wanderwork/art';
import type { ArtQuery } from '@wanderwork/contracts/requests';

type Sizes = Record<ArtQuery['shape'], { width: number; height: number }>;

const citySizes: Sizes = {
  card: { width: 480, height: 320 },
  wide: { width: 1240, height: 420 },
  tall: { width: 720, height: 840 },
};
const postSizes: Sizes = { ...citySizes, card: { width: 480, height: 270 } };

/** 12 MB at most: a picture has 6 KB, and there are some 2,000 of all cities, themes and shapes. */
const KEPT = 2000;
const drawn = new Map<string, string>();

/** A picture follows from its data alone, so the same data need not be drawn twice. */
const once = (data: unknown, draw: () => string): string => {
  const key = JSON.stringify(data);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size >= KEPT) drawn.clear();
  const picture = draw();
  drawn.set(key, picture);
  return picture;
};

export const cityPicture = (city: ArtCity, { theme, shape }: ArtQuery): string =>
  once([city, theme, shape], () => cityScene(city, { ...citySizes[shape], theme }));

export const postPicture = ({ slug, category }: CoverPost, { theme, shape }: ArtQuery): string =>
  once([slug, category, theme, shape], () => postCover({ slug, category }, { ...postSizes[shape], theme }));
