import type { Topic } from '@wanderwork/contracts';
import { combineExpressions, createBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import type { Word } from '../words.js';

const calls = 'calls, video calls, work calls, group calls, zoom, zoom calls, meetings';

/**
 * What people ask about a place, without saying how it should be: "rent in Tbilisi", "how safe is Medellín". In a search
 * for places, some of these words are conditions ("internet" means good internet).
 */
const topicExpressions = createBook<Topic>([
  ['cost, costs, cost of living, living costs, costs of living, price, prices', 'cost'],
  ['expenses, living expenses, monthly expenses, monthly costs, monthly budget, price level', 'cost'],
  [combineExpressions('how', 'expensive, cheap, affordable, costly', ', is it, is'), 'cost'],
  [
    combineExpressions(
      'how much',
      ', is it, is life, does it cost, does it cost to live, do i need, money, money do i need',
    ),
    'cost',
  ],
  ['what does it cost, what does it cost to live, what does life cost', 'cost'],
  [
    combineExpressions(
      ', average, monthly, how much is, how much is the, how much is a, what does a, how much for a',
      'rent, rental, apartment, flat, studio, one bedroom, 1 bedroom, one bedroom apartment, one bedroom flat, 1 bedroom apartment, 1 bedroom flat',
      ', price, prices, cost',
    ),
    'rent',
  ],
  ['housing, housing costs, house prices, accommodation, accommodation costs', 'rent'],
  [
    combineExpressions(
      ', how is the, how good is the, how fast is the, how reliable is the',
      'internet, wifi, wi fi, connection, broadband, internet connection, connectivity, bandwidth',
      ', speed',
    ),
    'internet',
  ],
  ['download speed, upload speed, upload, internet speeds, how fast, fast enough', 'internet'],
  [
    combineExpressions(
      ', good, good enough, fast enough, do, do my, take, make',
      ', for',
      ', my, our',
      calls,
    ),
    'internet',
  ],
  [
    'safety, crime, crime rate, how safe, how safe is it, how dangerous, how dangerous is it, dangerous, unsafe, security, safety index, safety rating',
    'safety',
  ],
  ['weather, climate, temperature, temperatures, rainfall, humidity', 'climate'],
  [combineExpressions('how', 'hot, cold, warm, rainy, wet, humid, sunny, dry, mild', ', is it'), 'climate'],
  ['best time to visit, best time to go, best month, best months, when to go, when to visit', 'climate'],
  [
    'air, air quality, polluted, smoggy, air pollution, pollution, smog, pm2.5, aqi, how polluted, how is the air, how bad is the air, how good is the air, how clean is the air',
    'air',
  ],
  [
    'visa, visas, visa requirements, visa rules, visa policy, do i need a visa, need a visa, need visa, visa on arrival, entry requirements, entry rules, how long can i stay, e visa, evisa, visa situation',
    'visa',
  ],
  ['english, english level, english proficiency, how good is the english, how much english', 'english'],
  [
    combineExpressions(
      ', nearest, closest, international, how far is the, how far is',
      'airport, airports',
      ', distance',
    ),
    'airport',
  ],
  [
    'health, healthcare, health care, hospital, hospitals, doctors, medical care, health system, good healthcare, good hospitals',
    'health',
  ],
  [
    combineExpressions(', current, local, what is the, whats the', 'time, time now, time zone, timezone'),
    'time',
  ],
  [
    'hours ahead, hours behind, how many hours ahead, how many hours behind, how many hours ahead is, how many hours behind is, what time is it, what time is it now, what time, time difference, time difference to',
    'time',
  ],
]);

const WHY_NAME_PLACE = 'Say where, for example “rent in Lisbon” or “visa for Indians in Georgia”.';

/** Why words were not understood that are a topic without a place; null for other words. */
export const explainTopicAlone = (words: readonly Word[]): string | null =>
  topicExpressions.match(words, 0)?.take === words.length ? WHY_NAME_PLACE : null;

/** Recognizes a topic of a question about a place; a "not" makes it a condition. */
export const topicRecognizer: Recognizer = ({ words, asksAbout }, at, negated) => {
  const found = asksAbout && !negated ? topicExpressions.match(words, at) : null;
  return found && createRecognition(found.take, { is: 'topic', topic: found.value });
};

export const topicVocabulary = topicExpressions.listVocabulary();
