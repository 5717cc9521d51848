import { type CitySummary } from '@wanderwork/contracts';

/** Without case and accents: "medellin" finds Medellín. */
const simplify = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const splitTokens = (text: string): string[] => simplify(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that are in no name and would only dilute the match. */
const fillers = new Set(
  splitTokens('a an and are at best cities city for from in is it me my of on or the to where which with'),
);

/**
 * Searches loaded cities by name, country, region and safety: those with most of the words, in their order. Empty if no
 * city has any of the words.
 */
export const searchLoadedCities = (cities: readonly CitySummary[], q: string): CitySummary[] => {
  const words = [...new Set(splitTokens(q))].filter((word) => !fillers.has(word));
  const counted = cities.map((city) => {
    const cityTokens = new Set(
      splitTokens([city.name, city.country, city.region, city.safety.value ?? ''].join(' ')),
    );
    return { city, count: words.filter((word) => cityTokens.has(word)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ city }) => city);
};
