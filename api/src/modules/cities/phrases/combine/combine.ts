import type { NotUnderstood, UnderstoodCondition } from '@wanderwork/contracts';
import type { Comparison, Meaning, Piece, Condition } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import { comparedWith, comparedWithNothing } from './comparisons.js';
import { likeCondition, rankingCondition } from './orders.js';
import { ofOverlap } from './overlaps.js';
import { placeCondition } from './places.js';
import { isOfUnanswered, isUsed, seasonOf, withMonths, withSeason } from './seasons.js';
import { type Combined, isOf, unanswered, wished } from './piece-results.js';
import { entryCondition, nomadVisaCondition } from './visa.js';
import { degreesCondition, type Season, weatherCondition } from './weather.js';

const MONTH_ALONE = (name: string) =>
  `A time of the year alone asks nothing: say what it should be like, for example “warm in ${name}”.`;
const MILDER_WHEN =
  'Milder is warmer in winter and cooler in summer: say which, for example “milder winters than London”.';
const WHICH_CITY =
  'Cities are compared with cities, with no country or region, and are alike as a whole: say, for example, “like Lisbon” or “cheaper than Lisbon”.';
const NO_FIGURE = 'We do not know this figure of that city.';
const WHOSE_PASSPORT = 'Say with which passport, for example “with a Brazilian passport”.';
const NOMAD_PASSPORT = 'Nomad visas are not kept by passport.';

/** Interprets a piece in the context of the others. */
const combined = (piece: Piece, pieces: readonly Piece[], input: PhraseInput): Combined[] => {
  const { meaning } = piece;
  const season = seasonOf(piece, pieces);
  switch (meaning.is) {
    case 'condition':
      return [wished(meaning.condition, '', piece)];
    case 'unanswered':
      return [unanswered(meaning.why, ...withMonths(piece, pieces))];
    case 'place':
      return [wished(placeCondition(meaning.place, meaning.excluded), '', piece)];
    case 'weather':
      return [
        wished(
          weatherCondition(meaning.weather, meaning.negated, season?.meaning ?? null),
          '',
          ...withSeason(piece, season),
        ),
      ];
    case 'degrees':
      return [wished(degreesCondition(meaning, season?.meaning ?? null), '', ...withSeason(piece, season))];
    case 'like':
      if (meaning.slug === null) return [unanswered(WHICH_CITY, piece)];
      return [wished(likeCondition(meaning.slug, input), NO_FIGURE, piece)];
    case 'comparison':
      if (meaning.comparison === 'milder' && mildIn(season?.meaning ?? null) === null)
        return [unanswered(MILDER_WHEN, piece)];
      if (meaning.slug === null && comparedIn(pieces) === null && pieces.some(isOf('like')))
        return [unanswered(WHICH_CITY, piece)];
      return [wished(comparison(meaning, season?.meaning ?? null, pieces, input), NO_FIGURE, piece)];
    case 'ranking': {
      const condition = rankingCondition(meaning.ranking, season?.meaning ?? null);
      return condition ? [wished(condition, '', piece)] : [];
    }
    case 'months':
      return isUsed(piece, pieces) || isOfUnanswered(piece, pieces)
        ? []
        : [unanswered(MONTH_ALONE(meaning.name), piece)];
    case 'overlap':
      return ofOverlap(meaning, piece, pieces, input);
    case 'passport':
    case 'nomadVisa':
    case 'stay':
    case 'entry':
      return aboutVisas(meaning, piece, pieces);
  }
};

const isHalf = ({ months }: Season, half: readonly number[]): boolean =>
  months.every((month) => half.includes(month));

/** Milder than cold means warmer, and milder than hot means cooler. */
const mildIn = (season: Season | null): Comparison | null => {
  if (season && isHalf(season, [11, 12, 1, 2, 3])) return 'warmer';
  return season && isHalf(season, [5, 6, 7, 8, 9]) ? 'cooler' : null;
};

/**
 * The city that a phrase compares with: one after "like", one named in a comparison, or the one that the person
 * leaves.
 */
const comparedIn = (pieces: readonly Piece[]): string | null => {
  const like = pieces.filter(isOf('like')).find(({ meaning }) => meaning.slug !== null);
  const than = pieces.filter(isOf('comparison')).find(({ meaning }) => meaning.slug !== null);
  const left = pieces.filter(isOf('place')).find(({ meaning }) => meaning.left);
  return like?.meaning.slug ?? than?.meaning.slug ?? left?.meaning.place.scope.cities?.[0] ?? null;
};

const comparison = (
  { comparison: said, slug }: Extract<Meaning, { is: 'comparison' }>,
  season: Season | null,
  pieces: readonly Piece[],
  { vocabulary }: PhraseInput,
): Condition | null => {
  const how = said === 'milder' ? mildIn(season) : said;
  if (how === null) return null;
  const named = slug ?? comparedIn(pieces);
  if (named === null) return comparedWithNothing(how, vocabulary);
  const city = vocabulary.cities.get(named);
  return city ? comparedWith(how, city, season) : null;
};

/** Passport, length of stay and kind of visa only mean something together. */
const aboutVisas = (
  meaning: Extract<Meaning, { is: 'passport' | 'nomadVisa' | 'stay' | 'entry' }>,
  piece: Piece,
  pieces: readonly Piece[],
): Combined[] => {
  const stay = pieces.find(isOf('stay'));
  const passports = pieces.filter(isOf('passport'));
  const entry = pieces.find(isOf('entry'));
  const nomad = pieces.find(isOf('nomadVisa'));
  switch (meaning.is) {
    case 'passport': {
      if (nomad && !entry) return [unanswered(NOMAD_PASSPORT, piece)];
      const others = [stay, entry].filter((other) => other !== undefined);
      return [wished(entryCondition(meaning.code, meaning.people, stay?.meaning.days), '', piece, ...others)];
    }
    case 'nomadVisa':
      return [
        wished(
          nomadVisaCondition(passports.length > 0 && entry ? null : (stay?.meaning.days ?? null)),
          '',
          piece,
          ...(stay ? [stay] : []),
        ),
      ];
    case 'stay':
      if (passports.length > 0 || nomad) return [];
      return [
        unanswered(
          entry ? WHOSE_PASSPORT : 'How long one may stay depends on the passport: say which.',
          piece,
        ),
      ];
    case 'entry':
      return passports.length > 0 ? [] : [unanswered(WHOSE_PASSPORT, piece)];
  }
};

/** Collects the conditions of the pieces, each once, and the parts that could not be answered. */
export const combine = (pieces: readonly Piece[], input: PhraseInput) => {
  const understood = new Map<string, UnderstoodCondition>();
  const notUnderstood: NotUnderstood[] = [];
  for (const piece of pieces)
    for (const { condition, why, pieces: said } of combined(piece, pieces, input)) {
      const span = spanOf(said, input);
      if (condition && !understood.has(condition.id)) understood.set(condition.id, { ...condition, ...span });
      if (!condition) notUnderstood.push({ ...span, text: input.text.slice(span.start, span.end), why });
    }
  return { understood: [...understood.values()], notUnderstood };
};

const spanOf = (pieces: readonly Piece[], { words }: PhraseInput) => {
  const [first, last] = [
    Math.min(...pieces.map(({ from }) => from)),
    Math.max(...pieces.map(({ to }) => to)),
  ];
  return { start: words[first]?.start ?? 0, end: words[last - 1]?.end ?? 0 };
};
