import { IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { NumberText } from './fields.js';
import { OneLine } from './one-line.js';

export const artThemes = ['light', 'dark'] as const;
/** The 3:2 or 16:9 of a card, the panorama of a page's head, the upright of a side, one of several upright strips. */
export const artShapes = ['card', 'wide', 'tall', 'strip'] as const;

/** How any drawn picture is asked for: `GET /api/art/stamps/lisbon.svg?theme=dark`. */
export class StampQuery {
  @IsOptional()
  @IsIn(artThemes)
  theme: (typeof artThemes)[number] = 'light';

  /** Says nothing: a browser that asks again after a failure makes its address another one by it. */
  @IsOptional()
  @OneLine()
  @MaxLength(40)
  retry?: string;
}

/** A picture in a frame: `GET /api/art/posts/visas.svg?theme=dark&shape=wide`. */
export class ArtQuery extends StampQuery {
  @IsOptional()
  @IsIn(artShapes)
  shape: (typeof artShapes)[number] = 'card';
}

/**
 * A city's scene: `GET /api/art/cities/lisbon.svg?theme=light&shape=card&hour=17&month=11`. With `hour` the sun stands
 * where it stands there at that hour of UTC; `month` is the season. The same query is always the same picture, so an
 * hour's pictures may be kept as long as any other.
 */
export class SceneQuery extends ArtQuery {
  /** Of UTC, not of the place's clock. Left out, a good hour of the theme's day or night. */
  @IsOptional()
  @NumberText()
  @Max(23)
  @Min(0)
  @IsInt()
  hour?: number;

  /** January is 1: the sun as in the middle of that month. Left out, as at an equinox. */
  @IsOptional()
  @NumberText()
  @Max(12)
  @Min(1)
  @IsInt()
  month?: number;
}
