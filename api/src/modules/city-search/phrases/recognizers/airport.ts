import { matchAmountAfterSubject, formatBounds, matchQuantity } from '../quantity.js';
import { AIRPORT_KM } from '../meanings.js';
import { createBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { matchJourneyEnd } from './routes.js';
import { createFigureCondition } from './figure-condition.js';

const KM_PER_MILE = 1.609;

const airportExpressions = createBook<true>([
  [
    'airport, an airport, the airport, international airport, an international airport, major airport, a major airport, big airport, a big airport, large airport, a large airport, good airport, a good airport, airport connections, well connected airport, airport access, a large international airport, a big international airport, main airport, the main airport, a proper airport, busy airport, hub airport',
    true,
  ],
  [
    'good flights, flight connections, good flight connections, well connected, easy to fly to, direct flights, lots of flights, good connections, easy flights, many flights, good air connections',
    true,
  ],
]);

const leadExpressions = createBook<true>([
  [
    'near, close to, nearby, next to, with, with a, by, not far from, near to, not too far from, has, having, from, of, to, within reach of, around, easy access to, quick access to, easy reach of, within easy reach of',
    true,
  ],
]);

const formatKm = (text: string) => `${text} km`;

/** "Airport", with or without words that lead to it, means a large airport nearby. */
const recognizeAirport: Recognizer = (input, at, negated) => {
  const { words } = input;
  const before = leadExpressions.match(words, at)?.take ?? 0;
  const found = airportExpressions.match(words, at + before);
  if (!found) return null;
  // Flights to a place are routes, and there are no figures on routes.
  const end = at + before + found.take;
  if (['to', 'from'].includes(words[end]?.text ?? '') && matchJourneyEnd(input, end + 1) > 0) return null;
  const bounds = negated ? { over: AIRPORT_KM } : { to: AIRPORT_KM };
  const label = negated
    ? `Far from a large airport (more than ${AIRPORT_KM} km)`
    : `Near a large airport (${AIRPORT_KM} km or less)`;
  return createRecognition(before + found.take, {
    is: 'condition',
    condition: createFigureCondition(
      'airport',
      'airport',
      bounds,
      label,
      negated ? 'far-airport' : 'near-airport',
    ),
  });
};

/** Matches "within 20 km of an airport" and "airport less than 15 miles away". */
const recognizeDistance: Recognizer = ({ words }, at) => {
  const first = airportExpressions.match(words, at)?.take ?? 0;
  const quantity = (first > 0 ? matchAmountAfterSubject : matchQuantity)(words, at + first);
  if (!quantity || (quantity.unit !== 'km' && quantity.unit !== 'miles')) return null;
  const factor = quantity.unit === 'miles' ? KM_PER_MILE : 1;
  const to = Math.round((quantity.to ?? quantity.from ?? 0) * factor);
  let end = at + first + quantity.take;
  if (!first) {
    end += leadExpressions.match(words, end)?.take ?? 0;
    const last = airportExpressions.match(words, end);
    if (!last) return null;
    end += last.take;
  } else if (words[end]?.text === 'away') end += 1;
  const condition = createFigureCondition(
    'airport',
    'airport',
    { to },
    `Large airport within ${formatBounds({ from: to, to }, formatKm)}`,
  );
  return createRecognition(end - at, { is: 'condition', condition });
};

export const airportRecognizers = { distances: recognizeDistance, words: recognizeAirport };
export const airportVocabulary = airportExpressions.listVocabulary();
