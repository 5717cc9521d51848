import type { ArtCity, Theme } from '../city.js';
import { cityScene } from '../city-scene/city-scene.js';
import { isolines } from '../contours/rings.js';
import { line, place, shape } from '../svg/draw.js';
import { chooseHour } from '../light.js';
import { getLandmarkSide, getOppositeSide } from '../scene.js';
import { mix } from '../svg/color.js';
import { picture } from '../svg/picture.js';
import { createRandom } from '../svg/random.js';
import { chooseGround } from './grounds.js';
import { CENTRE } from './instrument.js';
import { chooseInstrument } from './instruments.js';

export interface CoverPost {
  slug: string;
  /** `Tips & Tutorials`, `Community Insights` or `Tools & Resources`. Other categories get a ground by slug. */
  category: string | null;
  /** The city that the post is about, if it is about one. */
  city?: ArtCity | null;
}

export interface CoverOptions {
  width: number;
  height: number;
  theme: Theme;
}

const SHEET = { width: 640, height: 360 };
const MARGIN = 13;
/** The share of the sheet's height that contains every instrument. */
const ENOUGH = 330;

/** Shrinks an instrument so that a low strip does not crop it. */
const scaleToStrip = (instrument: string, { width, height }: CoverOptions): string => {
  const seen = (SHEET.width * height) / width;
  if (seen >= ENOUGH) return instrument;
  const scale = seen / SHEET.height;
  return place(instrument, CENTRE.x * (1 - scale), CENTRE.y * (1 - scale), scale);
};

/** The cover of a post: the landscape of its city, or a map sheet for a post about no single city. */
export const postCover = ({ slug, category, city }: CoverPost, options: CoverOptions): string =>
  city ? cityCover(slug, city, options) : sheetCover(slug, category, options);

/** The sun and the moon stand differently over each post, so that two guides to a city do not look the same. */
const cityCover = (slug: string, city: ArtCity, options: CoverOptions): string => {
  const random = createRandom(`${slug}/light`);
  const sunSide = getOppositeSide(getLandmarkSide(city.slug));
  return cityScene(city, {
    ...options,
    hour: chooseHour(options.theme, sunSide, random),
    moon: random.next(),
  });
};

/** Contour rings on the ground of the category, and an instrument selected by the slug. */
const sheetCover = (slug: string, category: string | null, options: CoverOptions): string => {
  const { width, height, theme } = options;
  const random = createRandom(`${slug}/cover`);
  const ground = chooseGround(category, slug, theme);
  const left = random.chance(0.5);
  const main = isolines(random, {
    x: SHEET.width * (left ? random.between(0.3, 0.45) : random.between(0.55, 0.7)),
    y: SHEET.height * random.between(0.42, 0.6),
    reach: random.between(215, 265),
    rings: 8,
  });
  const aside = isolines(random, {
    x: SHEET.width * (left ? 0.88 : 0.12),
    y: SHEET.height * random.between(0.1, 0.9),
    reach: random.between(90, 120),
    rings: 4,
  });
  const steps = main.map((data, ring) => shape(data, mix(ground.low, ground.high, (ring + 1) / main.length)));
  return picture(
    { width, height, sheet: SHEET },
    shape(`M0 0h${SHEET.width}v${SHEET.height}H0z`, ground.low) +
      line(aside.join(''), ground.line, { opacity: 0.4 }) +
      steps.join('') +
      line(main.join(''), ground.line, { opacity: 0.45 }) +
      neatline(ground.ink) +
      scaleToStrip(chooseInstrument(slug)({ ...ground, random }), options),
  );
};

/** The border of a map sheet: a hairline and a broken one. */
const neatline = (ink: string): string => {
  const frame = (inset: number): string =>
    `M${inset} ${inset}h${SHEET.width - 2 * inset}v${SHEET.height - 2 * inset}H${inset}z`;
  return (
    line(frame(MARGIN), ink, { opacity: 0.5 }) +
    line(frame(MARGIN - 4), ink, { width: 3, dash: '26 26', opacity: 0.5 })
  );
};
