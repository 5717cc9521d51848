import type { CityFacts } from '../facts/city-facts.js';
import { findContrast } from '../facts/contrast.js';
import { type Fact, say, type Sentence } from '../facts/fact.js';
import { withoutEmpty, type Topic } from './topic.js';

const FIGURE = 'download';
/** In milliseconds. Above this, calls feel slow. */
const HIGH_LATENCY_MS = 80;

const speed = (facts: CityFacts, down: Fact): Sentence =>
  say`the median download speed in ${facts.placeOf(FIGURE)} is ${down}`;

const calls = (facts: CityFacts): Sentence | null => {
  const up = facts.figure('upload');
  const latency = facts.figure('latency');
  const ms = facts.value('latency');
  const place = facts.placeOf('upload');
  const whose = place.possessive;
  if (up && latency && ms !== null && ms > HIGH_LATENCY_MS)
    return say`Expect some lag on calls: ${whose} median upload speed is ${up}, and the latency ${latency}.`;
  if (up && latency)
    return say`For calls, ${whose} median upload speed is ${up}, and the latency ${latency}.`;
  return up && say`The median upload speed, which matters for calls, is ${up} in ${place}.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const down = facts.figure(FIGURE);
  if (!down) return null;
  const contrast = findContrast(facts, FIGURE, 'high');
  const line = speed(facts, down);
  if (contrast?.fewAhead)
    return withoutEmpty(say`${line}; ${contrast.fewAhead} had faster internet.`, calls(facts));
  if (contrast && contrast.ahead < 0.5)
    return withoutEmpty(
      say`${line}, against a median of ${contrast.middle} in ${facts.region}.`,
      calls(facts),
    );
  return withoutEmpty(say`${line}.`, calls(facts));
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const down = facts.figure(FIGURE);
  if (!down) return null;
  const contrast = findContrast(facts, FIGURE, 'high');
  const line = speed(facts, down);
  const servers = facts.note(FIGURE)?.includes('servers far away')
    ? say`Those tests used servers far away, so a connection in ${facts.name} may be better than ${facts.isOfCountry(FIGURE) ? 'the country’s' : 'these'} ${down}.`
    : calls(facts);
  if (contrast?.fewBehind)
    return withoutEmpty(say`${line}; ${contrast.fewBehind} had slower internet.`, servers);
  if (contrast && contrast.behind < 0.5)
    return withoutEmpty(say`${line}, below the median of ${contrast.middle} in ${facts.region}.`, servers);
  return withoutEmpty(say`${line}.`, servers);
};

export const internet: Topic = { dimension: 'internet', figure: FIGURE, good: 'high', strong, weak };
