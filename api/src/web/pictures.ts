import {
  cityScene,
  portrait,
  postCover,
  getSolarHour,
  stamp,
  type ArtCity,
  type CoverPost,
  type SceneOptions,
} from '@wanderwork/art';
import type { ArtQuery, SceneQuery, StampQuery } from '@wanderwork/contracts/requests';
import { LRUCache } from 'lru-cache';

type Sizes = Record<ArtQuery['shape'], { width: number; height: number }>;

const citySizes: Sizes = {
  card: { width: 480, height: 320 },
  wide: { width: 1240, height: 420 },
  tall: { width: 720, height: 840 },
  strip: { width: 240, height: 420 },
};
const postSizes: Sizes = { ...citySizes, card: { width: 480, height: 270 } };

/** 12 MB at most: a picture has 6 KB, and all cities, themes and shapes have about 2,000. */
const MAX_CACHED = 2000;
const cachedPictures = new LRUCache<string, string>({ max: MAX_CACHED });

/** A picture depends on its data alone, so the same data is drawn only once. */
const drawOnce = (data: unknown, draw: () => string): string => {
  const key = JSON.stringify(data);
  const cached = cachedPictures.get(key);
  if (cached !== undefined) return cached;
  const picture = draw();
  cachedPictures.set(key, picture);
  return picture;
};

/** Days of the year before the first of each month. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const MID_MONTH_DAY = 15;

/**
 * The sun over a city, as far as the query sets it: at that hour of UTC, in the middle of that month. And the phase of
 * the moon.
 */
const toLight = (
  { longitude }: ArtCity,
  { hour, month, moon }: SceneQuery,
): Pick<SceneOptions, 'hour' | 'day' | 'moon'> => ({
  ...(hour !== undefined && { hour: getSolarHour(longitude, new Date(Date.UTC(2000, 0, 1, hour))) }),
  ...(month !== undefined && { day: (DAYS_BEFORE[month - 1] ?? 0) + MID_MONTH_DAY }),
  ...(moon !== undefined && { moon: moon / 100 }),
});

export const drawCity = (city: ArtCity, query: SceneQuery): string => {
  const { theme, shape } = query;
  const light = toLight(city, query);
  return drawOnce([city, theme, shape, light], () =>
    cityScene(city, { ...citySizes[shape], theme, ...light }),
  );
};

export const drawPost = (post: CoverPost, { theme, shape }: ArtQuery): string =>
  drawOnce([post, theme, shape], () => postCover(post, { ...postSizes[shape], theme }));

export const drawCityStamp = (city: ArtCity, { theme }: StampQuery): string =>
  drawOnce(['stamp', city, theme], () => stamp(city, { theme }));

const PORTRAIT_SIZE = 512;

export const drawPerson = (seed: string): string => portrait(seed, { size: PORTRAIT_SIZE });
