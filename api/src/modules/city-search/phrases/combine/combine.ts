import type { NotUnderstood, UnderstoodCondition } from '@wanderwork/contracts';
import type { Comparison, Meaning, Piece, Condition } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import { joinAlternatives } from './alternatives.js';
import { WHY_UNKNOWN_PLACE } from '../recognizers/place.js';
import { compareWithCity, compareWithoutCity } from './comparisons.js';
import { findIntent, interpretIntent } from './intents.js';
import { bestFirst, toSimilarCondition, toRankingCondition } from './orders.js';
import { findQuestions, listMonths } from './questions.js';
import { interpretOverlap } from './overlaps.js';
import { toPlaceCondition } from '../places.js';
import { belongsToUnanswered, isSeasonUsed, findSeason, addMonths, addSeason } from './seasons.js';
import { type PieceResult, hasMeaning, toUnanswered, toConditionResult } from './piece-results.js';
import { toEntryCondition, toNomadVisaCondition } from './visa.js';
import {
  isWithinMonths,
  toDegreesCondition,
  toPleasantCondition,
  type Season,
  toWeatherCondition,
} from './weather.js';

const explainMonthAlone = (name: string) =>
  `A time of year alone doesn’t narrow the search. Say what it should be like, for example “warm in ${name}”.`;
const WHY_MILDER_NEEDS_SEASON =
  'Milder means warmer in winter and cooler in summer. Say which, for example “milder winters than London”.';
const WHY_COMPARE_CITIES =
  'We compare whole cities with each other, not with countries or regions. Try “like Lisbon” or “cheaper than Lisbon”.';
const WHY_NO_FIGURE = 'We don’t have this figure for that city.';
const WHY_NAME_PASSPORT = 'Add your passport, for example “with a Brazilian passport”.';
const WHY_NO_NOMAD_PASSPORT = 'Our data on nomad visas doesn’t depend on the passport.';

/** Interprets a piece in the context of the others. */
const interpret = (piece: Piece, pieces: readonly Piece[], input: PhraseInput): PieceResult[] => {
  const { meaning } = piece;
  const season = findSeason(piece, pieces);
  switch (meaning.is) {
    case 'condition':
      return [toConditionResult(meaning.condition, '', piece)];
    case 'unanswered':
      return [toUnanswered(meaning.why, ...addMonths(piece, pieces))];
    case 'place':
      return [toConditionResult(toPlaceCondition(meaning.place, meaning.excluded), '', piece)];
    case 'weather':
      return [
        toConditionResult(
          toWeatherCondition(meaning.weather, meaning.negated, season?.meaning ?? null),
          '',
          ...addSeason(piece, season),
        ),
      ];
    case 'degrees':
      return [
        toConditionResult(
          toDegreesCondition(meaning, season?.meaning ?? null),
          '',
          ...addSeason(piece, season),
        ),
      ];
    case 'like':
      if (meaning.slug === null) return [toUnanswered(WHY_COMPARE_CITIES, piece)];
      return [
        toConditionResult(toSimilarCondition(meaning.slug, meaning.country, input), WHY_NO_FIGURE, piece),
      ];
    case 'comparison':
      if (meaning.comparison === 'milder' && resolveMilder(season?.meaning ?? null) === null)
        return [toUnanswered(WHY_MILDER_NEEDS_SEASON, piece)];
      if (meaning.slug === null && findComparedCity(pieces) === null && pieces.some(hasMeaning('like')))
        return [toUnanswered(WHY_COMPARE_CITIES, piece)];
      return [
        toConditionResult(
          toComparisonCondition(meaning, season?.meaning ?? null, pieces, input),
          WHY_NO_FIGURE,
          piece,
        ),
      ];
    case 'ranking': {
      const condition = toRankingCondition(meaning.ranking, season?.meaning ?? null);
      return condition ? [toConditionResult(condition, '', piece)] : [];
    }
    case 'months':
      return isSeasonUsed(piece, pieces) || belongsToUnanswered(piece, pieces)
        ? []
        : interpretMonthsAlone(meaning, piece, pieces, input);
    case 'topic':
      return [];
    case 'compare':
    case 'history':
      return interpretIntent(piece, pieces, input);
    case 'overlap':
      return interpretOverlap(meaning, piece, pieces, input);
    case 'passport':
    case 'nomadVisa':
    case 'stay':
    case 'entry':
      return interpretVisa(meaning, piece, pieces);
  }
};

const MONTHS_PER_YEAR = 12;

/** "Where to go in February" asks for pleasant weather, "Lisbon in November" what it is like. */
const interpretMonthsAlone = (
  season: Season,
  piece: Piece,
  pieces: readonly Piece[],
  { asksAbout }: PhraseInput,
): PieceResult[] => {
  if (asksAbout === 'cities') return [];
  const asksForBest = pieces.some(({ meaning }) => meaning.is === 'ranking' && meaning.ranking.by === 'irex');
  return asksForBest && season.months.length < MONTHS_PER_YEAR
    ? [toConditionResult(toPleasantCondition(season), '', piece)]
    : [toUnanswered(explainMonthAlone(season.name), piece)];
};

/** Milder than cold means warmer, and milder than hot means cooler. */
const resolveMilder = (season: Season | null): Comparison | null => {
  if (season && isWithinMonths(season, [11, 12, 1, 2, 3])) return 'warmer';
  return season && isWithinMonths(season, [5, 6, 7, 8, 9]) ? 'cooler' : null;
};

/**
 * The city that a phrase compares with: one after "like", one named in a comparison, or the one that the person
 * leaves.
 */
const findComparedCity = (pieces: readonly Piece[]): string | null => {
  const likePiece = pieces.filter(hasMeaning('like')).find(({ meaning }) => meaning.slug !== null);
  const comparedPiece = pieces.filter(hasMeaning('comparison')).find(({ meaning }) => meaning.slug !== null);
  const leftPlace = pieces.filter(hasMeaning('place')).find(({ meaning }) => meaning.left);
  return (
    likePiece?.meaning.slug ??
    comparedPiece?.meaning.slug ??
    leftPlace?.meaning.place.scope.cities?.[0] ??
    null
  );
};

const toComparisonCondition = (
  { comparison, slug }: Extract<Meaning, { is: 'comparison' }>,
  season: Season | null,
  pieces: readonly Piece[],
  { vocabulary }: PhraseInput,
): Condition | null => {
  const resolved = comparison === 'milder' ? resolveMilder(season) : comparison;
  if (resolved === null) return null;
  const slugToCompare = slug ?? findComparedCity(pieces);
  if (slugToCompare === null) return compareWithoutCity(resolved, vocabulary);
  const city = vocabulary.cities.get(slugToCompare);
  return city ? compareWithCity(resolved, city, season) : null;
};

/** Passport, length of stay and kind of visa only mean something together. */
const interpretVisa = (
  meaning: Extract<Meaning, { is: 'passport' | 'nomadVisa' | 'stay' | 'entry' }>,
  piece: Piece,
  pieces: readonly Piece[],
): PieceResult[] => {
  const stay = pieces.find(hasMeaning('stay'));
  const passports = pieces.filter(hasMeaning('passport'));
  const entry = pieces.find(hasMeaning('entry'));
  const nomad = pieces.find(hasMeaning('nomadVisa'));
  switch (meaning.is) {
    case 'passport': {
      if (nomad && !entry) return [toUnanswered(WHY_NO_NOMAD_PASSPORT, piece)];
      const otherPieces = [stay, entry].filter((other) => other !== undefined);
      return [
        toConditionResult(
          toEntryCondition(meaning.code, meaning.people, stay?.meaning.days),
          '',
          piece,
          ...otherPieces,
        ),
      ];
    }
    case 'nomadVisa':
      return [
        toConditionResult(
          toNomadVisaCondition(passports.length > 0 && entry ? null : (stay?.meaning.days ?? null)),
          '',
          piece,
          ...(stay ? [stay] : []),
        ),
      ];
    case 'stay':
      if (passports.length > 0 || nomad) return [];
      return [
        toUnanswered(
          entry
            ? WHY_NAME_PASSPORT
            : 'How long you may stay depends on your passport. Add it to your search.',
          piece,
        ),
      ];
    case 'entry':
      return passports.length > 0 ? [] : [toUnanswered(WHY_NAME_PASSPORT, piece)];
  }
};

/**
 * Collects the conditions of the pieces, each once, and the parts that could not be answered. If no condition is left,
 * the best scored cities are listed, unless the phrase may be the name of an unknown place.
 */
export const combinePieces = (readPieces: readonly Piece[], input: PhraseInput) => {
  const pieces = joinAlternatives(readPieces, input.words);
  const understood = new Map<string, UnderstoodCondition>();
  const notUnderstood: NotUnderstood[] = [];
  for (const piece of pieces)
    for (const { condition, why, pieces: usedPieces } of interpret(piece, pieces, input)) {
      const span = getSpan(usedPieces, input);
      if (condition && !understood.has(condition.id)) understood.set(condition.id, { ...condition, ...span });
      if (!condition) notUnderstood.push({ ...span, text: input.text.slice(span.start, span.end), why });
    }
  const asksForList =
    pieces.some(hasMeaning('ranking')) || notUnderstood.some(({ why }) => why !== WHY_UNKNOWN_PLACE);
  if (understood.size === 0 && asksForList)
    understood.set(bestFirst.id, { ...bestFirst, ...getSpan(pieces, input) });
  const conditions = [...understood.values()];
  return {
    understood: conditions,
    notUnderstood,
    questions: findQuestions(pieces, conditions, input),
    months: listMonths(pieces),
    intent: findIntent(pieces, input),
  };
};

const getSpan = (pieces: readonly Piece[], { words }: PhraseInput) => {
  const [first, last] = [
    Math.min(...pieces.map(({ from }) => from)),
    Math.max(...pieces.map(({ to }) => to)),
  ];
  return { start: words[first]?.start ?? 0, end: words[last - 1]?.end ?? 0 };
};
