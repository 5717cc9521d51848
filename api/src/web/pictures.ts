import {
  cityScene,
  portrait,
  postCover,
  solarHour,
  stamp,
  type ArtCity,
  type CoverPost,
} from '@wanderwork/art';
import type { ArtQuery, SceneQuery, StampQuery } from '@wanderwork/contracts/requests';

type Sizes = Record<ArtQuery['shape'], { width: number; height: number }>;

const citySizes: Sizes = {
  card: { width: 480, height: 320 },
  wide: { width: 1240, height: 420 },
  tall: { width: 720, height: 840 },
  strip: { width: 240, height: 420 },
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

/** Days of the year before the first of each month. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const MIDDLE = 15;

/** Where the sun stands over a city, as far as the query says: at that hour of UTC, in the middle of that month. */
const lightOf = ({ longitude }: ArtCity, { hour, month }: SceneQuery): { hour?: number; day?: number } => ({
  ...(hour !== undefined && { hour: solarHour(longitude, new Date(Date.UTC(2000, 0, 1, hour))) }),
  ...(month !== undefined && { day: (DAYS_BEFORE[month - 1] ?? 0) + MIDDLE }),
});

export const cityPicture = (city: ArtCity, query: SceneQuery): string => {
  const { theme, shape } = query;
  const light = lightOf(city, query);
  return once([city, theme, shape, light], () => cityScene(city, { ...citySizes[shape], theme, ...light }));
};

export const postPicture = ({ slug, category }: CoverPost, { theme, shape }: ArtQuery): string =>
  once([slug, category, theme, shape], () => postCover({ slug, category }, { ...postSizes[shape], theme }));

export const cityStamp = (city: ArtCity, { theme }: StampQuery): string =>
  once(['stamp', city, theme], () => stamp(city, { theme }));

const PORTRAIT_SIZE = 512;

export const personPicture = (seed: string): string => portrait(seed, { size: PORTRAIT_SIZE });
