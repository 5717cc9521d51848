import { hashText } from '../svg/random.js';
import { softLine } from '../svg/curve.js';
import { circle, d, line } from '../svg/draw.js';
import { arcs, columns, gauge, scalebar } from './measures.js';
import { cards, flatKey, healthFolder } from './belongings.js';
import { suitcase, clock, compass, seal } from './objects.js';
import { balance, lighthouse, restfulWeek } from './signals.js';
import type { Instrument } from './instrument.js';

/** People connected by lines; one of them is you. */
const network: Instrument = ({ ink, paper, red, random }) => {
  const points = Array.from({ length: 8 }, (_, at) => ({
    x: Math.round(116 + at * 58 + random.between(-12, 12)),
    y: Math.round(random.pick([104, 150, 216, 250]) + random.between(-24, 24)),
  }));
  const here = points[random.whole(3, 5)] ?? { x: 320, y: 200 };
  const ties = points.map(({ x, y }) => d`M${here.x} ${here.y}L${x} ${y}`);
  return (
    line(ties.join(''), ink, { width: 1.4, dash: '2 5' }) +
    line(points.map(({ x, y }, at) => d`${at ? 'L' : 'M'}${x} ${y}`).join(''), ink, { width: 2 }) +
    points.map(({ x, y }, at) => circle(x, y, at % 3 ? 9 : 13, ink) + circle(x, y, 3, paper)).join('') +
    target(here, red, paper)
  );
};

/** A dotted route through several places. */
const route: Instrument = ({ ink, paper, red, random }) => {
  const points = Array.from({ length: 5 }, (_, at) => ({
    x: 112 + at * 104,
    y: Math.round((at % 2 ? 118 : 240) + random.between(-34, 34)),
  }));
  const stops = points.slice(0, -1).map(({ x, y }) => circle(x, y, 9, ink) + circle(x, y, 3, paper));
  const goal = points.at(-1) ?? { x: 528, y: 120 };
  return (
    line(softLine(points), red, { width: 5, dash: '.1 11', round: true }) +
    stops.join('') +
    target(goal, red, paper)
  );
};

const target = ({ x, y }: { x: number; y: number }, red: string, paper: string): string =>
  circle(x, y, 24, paper) +
  `<circle cx="${x}" cy="${y}" r="24" fill="none" stroke="${red}" stroke-width="3"/>` +
  circle(x, y, 12, red);

/** Instruments with the words in a slug that select them, first match first. Other slugs select one by hash. */
const choices: readonly { instrument: Instrument; words: readonly string[] }[] = [
  { instrument: restfulWeek, words: ['tired', 'lonely', 'alone', 'rest', 'sleep', 'burnout'] },
  { instrument: flatKey, words: ['leaving', 'leave', 'deposit', 'lease', 'landlord', 'flat'] },
  { instrument: healthFolder, words: ['health', 'insurance', 'medicine', 'medicines', 'doctor'] },
  { instrument: cards, words: ['money', 'card', 'cards', 'bank', 'banking'] },
  { instrument: lighthouse, words: ['safety', 'safe', 'scam', 'scams', 'risk'] },
  { instrument: balance, words: ['tax', 'taxes', 'residence', 'law'] },
  { instrument: clock, words: ['time', 'hour', 'hours', 'zone', 'clock', 'overlap', 'calendar'] },
  { instrument: seal, words: ['visa', 'visas', 'schengen', 'border', 'passport', 'permit'] },
  {
    instrument: network,
    words: ['friends', 'people', 'community', 'coworking', 'meet', 'team', 'nights'],
  },
  { instrument: scalebar, words: ['budget', 'cost', 'costs', 'rent', 'price', 'prices', 'salary'] },
  { instrument: arcs, words: ['internet', 'wifi', 'speed', 'upload', 'signal', 'sim', 'network', 'mbps'] },
  {
    instrument: columns,
    words: ['climate', 'weather', 'rain', 'seasons', 'season', 'heat', 'warm', 'winter', 'summer'],
  },
  { instrument: suitcase, words: ['pack', 'packing', 'bag', 'luggage', 'kit', 'gear', 'carry'] },
  {
    instrument: route,
    words: ['week', 'first', 'route', 'trip', 'move', 'moving', 'journey', 'slow', 'travel'],
  },
  { instrument: gauge, words: ['score', 'irex', 'index', 'rank', 'ranking', 'measure', 'data', 'figures'] },
  { instrument: compass, words: ['guide', 'start', 'choose', 'where', 'compass', 'find', 'map'] },
];

export const chooseInstrument = (slug: string): Instrument => {
  const words = slug.toLowerCase().split('-');
  const called = choices.find((choice) => choice.words.some((word) => words.includes(word)));
  return (called ?? choices[hashText(slug) % choices.length] ?? { instrument: compass }).instrument;
};
