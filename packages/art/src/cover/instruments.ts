import { hashText } from '../svg/random.js';
import { arcs, columns, gauge, scalebar } from './measures.js';
import { suitcase, clock, compass, seal } from './objects.js';
import type { Instrument } from './instrument.js';
import { network, route } from './paths.js';

/** Instruments with the words in a slug that select them. Other slugs select one by hash. */
const choices: readonly { instrument: Instrument; words: readonly string[] }[] = [
  { instrument: clock, words: ['time', 'hour', 'hours', 'zone', 'clock', 'overlap', 'calendar'] },
  {
    instrument: seal,
    words: ['visa', 'visas', 'schengen', 'border', 'passport', 'tax', 'permit', 'insurance'],
  },
  {
    instrument: network,
    words: ['friends', 'people', 'community', 'coworking', 'meet', 'team', 'nights', 'lonely'],
  },
  { instrument: scalebar, words: ['budget', 'cost', 'costs', 'money', 'rent', 'price', 'prices', 'salary'] },
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
