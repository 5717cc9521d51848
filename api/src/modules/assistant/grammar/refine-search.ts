import { monthNames } from '@wanderwork/contracts';
import { understand } from '../../city-search/index.js';
import { listTopics } from './city-rules.js';
import { findMention, listCities, listMentions, listMonths, type Clause } from './clause.js';
import type { EarlierTurn, TurnContext } from './context.js';
import type { IntentOf, Reading } from './intent.js';
import { ONLY_MENTIONS } from './replace-parts.js';
import { toReading } from './rule.js';

export interface LastSearch {
  turn: EarlierTurn;
  intent: IntentOf<'cities.search'>;
}

/** The last search and its turn; null if another question came after it. */
export const findSearch = ({ turns }: TurnContext): LastSearch | null => {
  for (const turn of turns.toReversed()) {
    const intent = turn.intents.find(({ tool }) => tool === 'cities.search');
    if (intent?.tool === 'cities.search') return { turn, intent };
    if (turn.intents.length > 0) return null;
  }
  return null;
};

export const droppable: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(budget|price|prices|cost|costs|money|cheap|limit|MONEY)\b/, /^(cost|rent|cheap|cheaper)/],
  [
    /\b(weather|temperature|warm|warmth|hot|cold|rain|dry|climate|sunny|MONTH)\b/,
    /@|temp|rain|warm|hot|cold|dry|mild|cool|muggy|snow/,
  ],
  [/\b(english|language)\b/, /english/],
  [/\b(region|place|places|country|countries|continent|location)\b/, /^(in|not):/],
  [/\b(internet|speed|wifi)\b/, /speed|mbps|internet/],
  [/\b(visa|visas|entry|passport)\b/, /visa|entry|nomad|free/],
  [/\b(safety|safe)\b/, /saf/],
  [/\b(air|pollution)\b/, /air|pm/],
  [/\b(size|population)\b/, /population|size|town|city/],
  [/\b(airport)\b/, /airport/],
  [/\b(hours|time zone|timezone|overlap)\b/, /zone|hours|overlap|utc/],
];

export const DROPS =
  /\b(drop|remove|forget|ignore|without|skip|lose|clear|delete|cancel|take out|leave out|no|any|regardless|relax|widen|never mind|nevermind|dont care|do not care|doesnt matter|does not matter|isnt important|is not important|unimportant|take .* away|take away|leave .* out|stop caring|irrelevant|flexible|dont mind|dont need|do not need|not important|scrap|loosen)\b/;

const readDrop = (clause: Clause, { turn, intent }: LastSearch): Reading | null => {
  // "Without Thailand" excludes a place, and drops no condition.
  const isExclusion = /^(?:\w+ ){0,2}(?:without|no|not|except) (?:\w+ )?(?:COUNTRY|REGION|CITY)\b/.test(
    clause.form,
  );
  if (!DROPS.test(clause.form) || isExclusion || clause.form.split(' ').length > 9) return null;
  const names = clause.mentions.flatMap(({ mention }) =>
    mention.is === 'COUNTRY' || mention.is === 'REGION' ? [mention.name.toLowerCase()] : [],
  );
  const dropped = [
    ...droppable
      .filter(([words]) => words.test(clause.form))
      .flatMap(([, ids]) => turn.conditions.filter(({ id }) => ids.test(id))),
    ...turn.conditions.filter(({ label }) => names.some((name) => label.toLowerCase().includes(name))),
  ].map(({ id }) => id);
  if (dropped.length === 0) return null;
  return toReading({ ...intent, without: [...new Set([...intent.without, ...dropped])] });
};

/** "Asia is ok too": a place that was excluded comes back. */
const readReadmission = (clause: Clause, { turn, intent }: LastSearch): Reading | null => {
  const isBack =
    /\b(ok|okay|fine|too|also|again|back|after all|include|allowed|welcome|good as well)\b/.test(
      clause.form,
    ) && !/\b(not|no|without|except)\b/.test(clause.form);
  const names = clause.mentions.flatMap(({ mention }) =>
    mention.is === 'COUNTRY' || mention.is === 'REGION' || mention.is === 'CITY'
      ? [mention.name.toLowerCase()]
      : [],
  );
  const excluded = turn.conditions.filter(
    ({ id, label }) => id.startsWith('not:') && names.some((name) => label.toLowerCase().includes(name)),
  );
  if (!isBack || excluded.length === 0 || clause.form.split(' ').length > 8) return null;
  return toReading({
    ...intent,
    without: [...new Set([...intent.without, ...excluded.map(({ id }) => id)])],
  });
};

export const MAX_PHRASE = 480;
/** Words that lead to a condition: "and only with English". */
export const LEAD =
  /^(?:(?:and|but|ok|okay|now|only|just|make it|make them|what about|how about|also|even|please|something|somewhere|ones?|with)\b|,|\s)+/i;

/** The kind of a condition by its id: "cost<=1500" and "cost<=1200" are about one thing. */
const getSubject = (id: string): string => id.split(/[<>=@:]/)[0]!;

/** A search with one more condition, or one changed: "only with English", "below 1200". */
export const readRefinement = (
  clause: Clause,
  context: TurnContext,
  { turn, intent }: LastSearch,
): Reading | null => {
  if (
    /^(what|whats|how|when|where|why|is|are|tell|show|compare|plan|who)\b/.test(clause.form) &&
    !/^(what|how) about\b/.test(clause.form)
  )
    return null;
  const isExcluded = /^(but )?(not|no|without|except|exclude|excluding|anything but|remove|drop|skip)\b/.test(
    clause.form,
  );
  const cityNames = listMentions(clause, 'CITY').map(({ name }) => name);
  if (clause.form.split(' ').length > 14 || (listCities(clause).length > 0 && !isExcluded)) return null;
  const { vocabulary, now } = context;
  // "Below 1200" is a budget; "rent below 800" and "Europe below 1200" say more.
  const isBareAmount =
    /^(?:\w+ ){0,4}NUM$/.test(clause.form) &&
    clause.mentions.length === 1 &&
    listTopics(clause).every((topic) => topic === 'cost');
  const words =
    isBareAmount && (findMention(clause, 'NUM')?.value ?? 0) >= 200
      ? `under $${findMention(clause, 'NUM')!.value}`
      : isExcluded && cityNames.length > 0
        ? `not ${cityNames.join(' or ')}`
        : clause.text;
  const { understood } = understand(words, vocabulary, now);
  const added = understood.filter(
    ({ filters, ranking, id }) => (filters.length > 0 || ranking) && id !== 'first:-irex',
  );
  if (added.length === 0) return null;
  const isPlace = ({ id }: { id: string }) => id.startsWith('in:');
  const replaced = turn.conditions.filter(
    (old) =>
      !added.some(({ id }) => id === old.id) &&
      added.some(
        (one) =>
          getSubject(one.id) === getSubject(old.id) &&
          !old.id.startsWith('not:') &&
          (!isPlace(old) || isPlace(one)),
      ),
  );
  const phrase = `${intent.phrase.replace(/[.;?!\s]+$/, '')}. ${words.replace(LEAD, (lead) => (/\bwith\b/i.test(lead) ? 'with ' : ''))}`;
  if (phrase.length > MAX_PHRASE) return null;
  const without = [
    ...intent.without.filter((id) => !added.some((one) => one.id === id)),
    ...replaced.map(({ id }) => id),
  ];
  return toReading({ tool: 'cities.search', phrase, without: [...new Set(without)] });
};

/** "With half of that": the last budget, changed. */
const readShareOfBudget = ({ form }: Clause, { turn, intent }: LastSearch): Reading | null => {
  const factor = /\bhalf( of)? (that|it|this|the (budget|money|amount|price))\b/.test(form)
    ? 0.5
    : /\b(twice|double)( as much| that| it| this| the (budget|money|amount))\b/.test(form)
      ? 2
      : null;
  const last = turn.conditions.map(({ id }) => /^(cost<=)(\d+)/.exec(id)).find((found) => found !== null);
  if (factor === null || !last) return null;
  const phrase = `${intent.phrase.replace(/[.;?!\s]+$/, '')}. under $${Math.round(Number(last[2]) * factor)} a month`;
  return toReading({ ...intent, phrase, without: [...new Set([...intent.without, last.input])] });
};

/** What conditions the words of a person mean, by the ids of conditions. */

/** Another month for the search: "and in March?". */
const readMonthOfSearch = (clause: Clause, { intent }: LastSearch): Reading | null => {
  const [month] = listMonths(clause);
  if (month === undefined || !ONLY_MENTIONS.test(clause.form) || clause.mentions.length !== 1) return null;
  const name = monthNames[month - 1]!;
  const named = new RegExp(`\\b(?:${monthNames.join('|')})\\b`, 'i');
  const phrase = named.test(intent.phrase)
    ? intent.phrase.replace(named, name)
    : `${intent.phrase}. in ${name}`;
  return toReading({ ...intent, phrase });
};

/** A change of a part of the search: "drop the budget", "with half of that", "and in March?". */
export const readChangedSearch = (clause: Clause, search: LastSearch): Reading | null =>
  readDrop(clause, search) ??
  readReadmission(clause, search) ??
  readShareOfBudget(clause, search) ??
  readMonthOfSearch(clause, search);
