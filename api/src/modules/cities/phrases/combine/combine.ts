import type { NotUnderstood, Understood } from '@wanderwork/contracts';
import type { Meaning, Piece, Wish } from '../pieces.js';
import type { Reading } from '../reading.js';
import { comparedWith, comparedWithNothing } from './comparisons.js';
import { likeWish, rankingWish } from './orders.js';
import { placeWish } from './places.js';
import { entryWish, nomadVisaWish } from './visa.js';
import { degreesWish, type Season, weatherWish } from './weather.js';

type Of<K extends Meaning['is']> = Piece & { meaning: Extract<Meaning, { is: K }> };

const isOf =
  <K extends Meaning['is']>(kind: K) =>
  (piece: Piece): piece is Of<K> =>
    piece.meaning.is === kind;

/** A wish with the pieces that say it, or pieces that say nothing we can answer. */
interface Combined {
  wish: Wish | null;
  why: string | null;
  pieces: readonly Piece[];
}

const wished = (wish: Wish | null, why: string, ...pieces: readonly Piece[]): Combined => ({
  wish,
  why: wish ? null : why,
  pieces,
});

const unanswered = (why: string, piece: Piece): Combined => ({ wish: null, why, pieces: [piece] });

/** The season that a weather belongs to: the next one said, else the one before. */
const seasonOf = (piece: Piece, pieces: readonly Piece[]): Of<'months'> | null => {
  const seasons = pieces.filter(isOf('months'));
  return (
    seasons.find(({ from }) => from >= piece.to) ?? seasons.findLast(({ to }) => to <= piece.from) ?? null
  );
};

const MONTH_ALONE = 'A month alone asks nothing: say warm, dry or cold with it.';
const NO_FIGURE = 'We do not know this figure of that city.';
const WHOSE_PASSPORT = 'Say with which passport, for example “with a Brazilian passport”.';
const NOMAD_PASSPORT = 'Nomad visas are not kept by passport.';

/** What a piece means among the others. */
const combined = (piece: Piece, pieces: readonly Piece[], reading: Reading): Combined[] => {
  const { meaning } = piece;
  const season = seasonOf(piece, pieces);
  switch (meaning.is) {
    case 'wish':
      return [wished(meaning.wish, '', piece)];
    case 'unanswered':
      return [unanswered(meaning.why, piece)];
    case 'place':
      return [wished(placeWish(meaning.place, meaning.excluded), '', piece)];
    case 'weather':
      return [
        wished(
          weatherWish(meaning.weather, meaning.negated, season?.meaning ?? null),
          '',
          ...withSeason(piece, season),
        ),
      ];
    case 'degrees':
      return [wished(degreesWish(meaning.bounds, season?.meaning ?? null), '', ...withSeason(piece, season))];
    case 'like':
      return [wished(likeWish(meaning.slug, reading), NO_FIGURE, piece)];
    case 'comparison':
      return [wished(comparison(meaning, season?.meaning ?? null, pieces, reading), NO_FIGURE, piece)];
    case 'ranking': {
      const wish = rankingWish(meaning.ranking, season?.meaning ?? null);
      return wish ? [wished(wish, '', piece)] : [];
    }
    case 'months':
      return isUsed(piece, pieces) ? [] : [unanswered(MONTH_ALONE, piece)];
    case 'passport':
    case 'nomadVisa':
    case 'stay':
    case 'entry':
      return aboutVisas(meaning, piece, pieces);
  }
};

const withSeason = (piece: Piece, season: Piece | null): Piece[] => (season ? [piece, season] : [piece]);

const isUsed = (season: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => {
    const { meaning } = piece;
    const takesOne =
      meaning.is === 'weather' ||
      meaning.is === 'degrees' ||
      (meaning.is === 'comparison' && ['warmer', 'cooler'].includes(meaning.comparison)) ||
      (meaning.is === 'ranking' && meaning.ranking.by === 'tempYear');
    return takesOne && seasonOf(piece, pieces) === season;
  });

const comparison = (
  { comparison: how, slug }: Extract<Meaning, { is: 'comparison' }>,
  season: Season | null,
  pieces: readonly Piece[],
  { vocabulary }: Reading,
): Wish | null => {
  const compared = pieces.filter(isOf('comparison')).find(({ meaning }) => meaning.slug !== null);
  const named = slug ?? pieces.find(isOf('like'))?.meaning.slug ?? compared?.meaning.slug ?? null;
  if (named === null) return comparedWithNothing(how, vocabulary);
  const city = vocabulary.cities.get(named);
  return city ? comparedWith(how, city, season) : null;
};

/** Passport, length of stay and kind of visa say something only together. */
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
      return [wished(entryWish(meaning.code, meaning.people, stay?.meaning.days), '', piece, ...others)];
    }
    case 'nomadVisa':
      return [
        wished(
          nomadVisaWish(passports.length > 0 && entry ? null : (stay?.meaning.days ?? null)),
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

/** All wishes of the pieces, each once, and what could not be answered. */
export const combine = (pieces: readonly Piece[], reading: Reading) => {
  const understood = new Map<string, Understood>();
  const notUnderstood: NotUnderstood[] = [];
  for (const piece of pieces)
    for (const { wish, why, pieces: said } of combined(piece, pieces, reading)) {
      const span = spanOf(said, reading);
      if (wish && !understood.has(wish.id)) understood.set(wish.id, { ...wish, ...span });
      if (!wish) notUnderstood.push({ ...span, text: reading.text.slice(span.start, span.end), why });
    }
  return { understood: [...understood.values()], notUnderstood };
};

const spanOf = (pieces: readonly Piece[], { words }: Reading) => {
  const [first, last] = [
    Math.min(...pieces.map(({ from }) => from)),
    Math.max(...pieces.map(({ to }) => to)),
  ];
  return { start: words[first]?.start ?? 0, end: words[last - 1]?.end ?? 0 };
};
