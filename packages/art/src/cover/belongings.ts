import { circle, line, place, shape } from '../svg/draw.js';
import { CENTRE, type Instrument } from './instrument.js';

const CARD = 'M-118-66q0-12 12-12h212q12 0 12 12v132q0 12-12 12h-212q-12 0-12-12z';

/** Two bank cards, one behind the other. */
export const cards: Instrument = ({ ink, paper, red, soft, line: grey, random }) => {
  const tilt = random.whole(8, 16);
  const back = shape(CARD, red) + line(CARD, ink, { width: 3 });
  const front =
    shape(CARD, paper) +
    line(CARD, ink, { width: 3 }) +
    shape('M-118-46h236v30h-236z', ink) +
    shape('M-94 6h42v32h-42z', soft) +
    line('M-94 56h96M58 56h36', grey, { width: 6, round: true });
  return (
    `<g transform="translate(338 158) rotate(${tilt})">${back}</g>` +
    `<g transform="translate(306 194) rotate(-6)">${front}</g>`
  );
};

/** The key of a flat, with a tag to return it by. */
export const flatKey: Instrument = ({ ink, paper, red }) =>
  place(
    circle(-92, -22, 70, ink) +
      circle(-92, -22, 42, paper) +
      shape('M-28-36h208v28h-208zM104-8h24v34h-24zM144-8h26v52h-26z', ink) +
      line('M-92 20q-26 28-14 52', red, { width: 4 }) +
      shape('M-150 78l22-14h46l22 14v66h-90z', red) +
      circle(-105, 80, 7, paper) +
      line('M-134 106h58M-134 124h36', paper, { width: 5, round: true }),
    CENTRE.x,
    CENTRE.y - 18,
  );

/** A folder for a doctor. */
export const healthFolder: Instrument = ({ ink, paper, red, soft, line: grey }) =>
  place(
    shape('M-116-104h200v150h-200z', soft) +
      shape('M-98-118h200v150h-200z', paper) +
      line('M-98-118h200v150h-200zM-76-96h110M-76-80h70', grey, { width: 3 }) +
      shape('M-136-58h88l20 22h164v140q0 12-12 12h-248q-12 0-12-12z', paper) +
      line('M-136-58h88l20 22h164v140q0 12-12 12h-248q-12 0-12-12z', ink, { width: 3 }) +
      shape('M-16-16h32v34h34v32h-34v34h-32v-34h-34v-32h34z', red),
    CENTRE.x,
    CENTRE.y,
  );
