import { hashOf } from '../svg/random.js';
import { arcs, columns, gauge, scalebar } from './measures.js';
import { caseOf, clock, compass, seal } from './objects.js';
import type { Instrument } from './instrument.js';
import { network, route } from './paths.js';

/** Instruments with the words that call for them; a slug without any of the words takes one by its hash. */
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
  { instrument: caseOf, words: ['pack', 'packing', 'bag', 'luggage', 'kit', 'gear', 'carry'] },
  {
    instrument: route,
    words: ['week', 'first', 'route', 'trip', 'move', 'moving', 'journey', 'slow', 'travel'],
  },
  { instrument: gauge, words: ['score', 'irex', 'index', 'rank', 'ranking', 'measure', 'data', 'figures'] },
  { instrument: compass, words: ['guide', 'start', 'choose', 'where', 'compass', 'find', 'map'] },
];

export const instrumentOf = (slug: string): Instrument => {
  const words = slug.toLowerCase().split('-');
  const called = choices.find((choice) => choice.words.some((word) => words.includes(word)));
  return (called ?? choices[hashOf(slug) % choices.length] ?? { instrument: compass }).instrument;
};
