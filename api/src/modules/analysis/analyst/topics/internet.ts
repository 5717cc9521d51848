import type { CityFacts } from '../facts/city-facts.js';
import { contrastOf } from '../facts/contrast.js';
import { type Fact, say, type Sentence } from '../facts/fact.js';
import { present, type Topic } from './topic.js';

const FIGURE = 'download';
/** Milliseconds above which a talk is felt to lag. */
const SLOW_ANSWER = 80;

/** The country's median; a launch sample has a value of its own beside it. */
const speed = (facts: CityFacts, down: Fact): Sentence => {
  const given = facts.figure('given_speed');
  return given
    ? say`the launch table gives ${facts.name} ${given}, and the median test in ${facts.country} downloads at ${down}`
    : say`the median test in ${facts.country} downloads at ${down}`;
};

const calls = (facts: CityFacts): Sentence | null => {
  const up = facts.figure('upload');
  const latency = facts.figure('latency');
  const ms = facts.value('latency');
  const whose = facts.country.whose;
  if (up && latency && ms !== null && ms > SLOW_ANSWER)
    return say`For calls mind the lag: ${whose} median line uploads at ${up} and answers in ${latency}.`;
  if (up && latency) return say`For calls, ${whose} median line uploads at ${up} and answers in ${latency}.`;
  return up && say`Uploads, on which calls depend, run at a median of ${up} in ${facts.country}.`;
};

const strong = (facts: CityFacts): Sentence[] | null => {
  const down = facts.figure(FIGURE);
  if (!down) return null;
  const contrast = contrastOf(facts, FIGURE, 'high');
  const line = speed(facts, down);
  if (contrast?.fewAhead) return present(say`${line}; ${contrast.fewAhead} had a faster one.`, calls(facts));
  if (contrast && contrast.ahead < 0.5)
    return present(say`${line}, against ${contrast.middle} in the middle of ${facts.region}.`, calls(facts));
  return present(say`${line}.`, calls(facts));
};

const weak = (facts: CityFacts): Sentence[] | null => {
  const down = facts.figure(FIGURE);
  if (!down) return null;
  const contrast = contrastOf(facts, FIGURE, 'high');
  const line = speed(facts, down);
  const servers = facts.note(FIGURE)?.includes('servers far away')
    ? say`Those tests ran to servers far away, so a line in ${facts.name} may do better than ${down} for the country says.`
    : calls(facts);
  if (contrast?.fewBehind) return present(say`${line}; ${contrast.fewBehind} had a slower one.`, servers);
  if (contrast && contrast.behind < 0.5)
    return present(say`${line}, short of the ${contrast.middle} in the middle of ${facts.region}.`, servers);
  return present(say`${line}.`, servers);
};

export const internet: Topic = { dimension: 'internet', figure: FIGURE, good: 'high', strong, weak };
