import type { Scene } from '../scene.js';
import { place, shape } from '../svg/draw.js';

type Craft = (scene: Scene) => string;

const sloop: Craft = ({ inks }) =>
  shape('M-2-6v-32q16 16 19 32zM-5-6v-26q-9 14-11 26z', inks.snow) +
  shape('M-18-4h38q-3 10-10 10h-18q-7 0-10-10z', inks.trim);

/** A lateen-rigged dhow. */
const dhow: Craft = ({ inks }) =>
  shape('M-14-6L20-42q-2 26-9 36z', inks.snow) +
  shape('M-22-8q6 4 20 4h14l8-4q-2 14-10 14h-20q-9 0-12-14z', inks.roofs[1]);

/** A longtail with an awning. */
const longtail: Craft = ({ inks }) =>
  shape('M-12-8v-9q12-5 24 0v9z', inks.accent) +
  shape('M-30-14q6 10 18 10h24q10 0 16-8-2 14-14 14h-28q-12 0-16-16z', inks.trim);

const ferry: Craft = ({ inks }) =>
  shape('M-24-8v-8h8v-7h22v7h12v8z', inks.snow) +
  shape('M-2-23v-9h6v9zM-30-8h58q-3 14-9 14h-42q-6-4-7-14z', inks.accent);

const barge: Craft = ({ inks }) =>
  shape('M12-4v-11h13v11z', inks.walls[0]) +
  shape('M-32-5h64q-2 11-8 11h-48q-6 0-8-11z', inks.trim) +
  shape('M-25-5v-5h32v5z', inks.accent);

/** A junk's battened sails. */
const junk: Craft = ({ inks }) =>
  shape('M-4-6v-36q16 4 18 34zM-8-6v-24q-10 6-12 22z', inks.accent) +
  shape('M-24-12l4 6h38l8-7q-3 19-12 19h-26q-9-4-12-18z', inks.trim);

/** Chooses a boat by region, or else by the width of the water. */
const chooseBoat = ({ city, brief }: Scene): Craft => {
  if (brief.shore === 'canal' || brief.shore === 'river') return city.population % 2 ? barge : ferry;
  if (brief.climate === 'arid' || ['North Africa', 'East Africa', 'Western Asia'].includes(city.region))
    return dhow;
  if (city.region === 'Southeast Asia') return longtail;
  if (city.region === 'East Asia') return junk;
  return city.population > 900_000 && city.population % 3 === 0 ? ferry : sloop;
};

/** A boat at a free position beside the foreground plant. */
export const boat = (scene: Scene): string => {
  const { frame, side, random } = scene;
  const stream = random('boat');
  const aside = stream.between(0.34, 0.5);
  const x = frame.width * (side === 'left' ? aside : 1 - aside);
  const y = frame.ground + (frame.height - frame.ground) * stream.between(0.26, 0.42);
  return place(
    chooseBoat(scene)(scene),
    Math.round(x),
    Math.round(y),
    frame.unit * stream.between(0.8, 1.05),
    stream.chance(0.5),
  );
};
