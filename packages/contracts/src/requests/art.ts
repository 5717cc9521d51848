import { IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { NumberText } from './fields.js';
import { OneLine } from './decorators.js';

export const artThemes = ['light', 'dark'] as const;
/** `card`: 3:2 or 16:9; `wide`: a panorama for page heads; `tall`: portrait; `strip`: one of several portrait strips. */
export const artShapes = ['card', 'wide', 'tall', 'strip'] as const;

/** The query of every generated picture: `GET /api/art/stamps/lisbon.svg?theme=dark`. */
export class StampQuery {
  @IsOptional()
  @IsIn(artThemes)
  theme: (typeof artThemes)[number] = 'light';

  /** Ignored; makes the URL unique when a browser retries after a failure. */
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
 * A city's scene: `GET /api/art/cities/lisbon.svg?theme=light&shape=card&hour=17&month=11&moon=12`. `hour`
 * sets the position of the sun at that hour of UTC; `month` sets the season; `moon` sets its phase. The same query always gives the same picture, so
 * these pictures can be cached like any other.
 */
export class SceneQuery extends ArtQuery {
  /** The hour in UTC, not in local time. Default: a typical hour of the theme's day or night. */
  @IsOptional()
  @NumberText()
  @Max(23)
  @Min(0)
  @IsInt()
  hour?: number;

  /** 1 for January; the sun is drawn as in the middle of the month. Default: as at an equinox. */
  @IsOptional()
  @NumberText()
  @Max(12)
  @Min(1)
  @IsInt()
  month?: number;

  /** The phase in percent of a month: 0 is new, 50 full. Default: a phase of the city's own. */
  @IsOptional()
  @NumberText()
  @Max(99)
  @Min(0)
  @IsInt()
  moon?: number;
}
