import type {
  Bounds,
  Contradiction,
  PhraseFilter,
  PlaceScope,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { listed } from './format.js';
import { isWithin, withPlacesTogether } from './combine/places.js';
import type { CityProfile, Vocabulary } from './vocabulary/vocabulary.js';

interface Bounded {
  id: string;
  label: string;
  subject: string;
  bounds: Bounds;
}

/** The figures that a condition limits, or the figures of single months. */
const boundedBy = ({ id, label, filters }: UnderstoodCondition): Bounded[] =>
  filters.flatMap((filter) => {
    if (!('bounds' in filter)) return [];
    const { bounds } = filter;
    const subjects = 'months' in filter ? filter.months.map((month) => `${filter.on} ${month}`) : [filter.on];
    return subjects.map((subject) => ({ id, label, subject, bounds }));
  });

const cannotBoth = (a: Bounds, b: Bounds): boolean => {
  const low = Math.max(a.from ?? a.over ?? -Infinity, b.from ?? b.over ?? -Infinity);
  const high = Math.min(a.to ?? a.under ?? Infinity, b.to ?? b.under ?? Infinity);
  const isOpen = [a, b].some(({ over, under }) => over === low || under === high);
  return low > high || (low === high && isOpen);
};

const bare = (label: string): string => label.replace(/ \(.*\)$/, '');

const say = (labels: readonly string[]): string =>
  `No city can be ${listed(labels.map((label) => `“${bare(label)}”`))} at once.`;

const betweenBounds = (understood: readonly UnderstoodCondition[]): Contradiction[] => {
  const all = understood.flatMap(boundedBy);
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) =>
          other.id !== one.id && other.subject === one.subject && cannotBoth(one.bounds, other.bounds),
      )
      .map((other) => ({ ids: [one.id, other.id], words: say([one.label, other.label]) })),
  );
};

const betweenSafeties = (understood: readonly UnderstoodCondition[]): Contradiction[] => {
  const conditions = understood.flatMap(({ id, label, filters }) =>
    filters.flatMap((filter) => (filter.on === 'safety' ? [{ id, label, anyOf: filter.anyOf }] : [])),
  );
  return conditions.flatMap((one, at) =>
    conditions
      .slice(at + 1)
      .filter((other) => !other.anyOf.some((label) => one.anyOf.includes(label)))
      .map((other) => ({ ids: [one.id, other.id], words: say([one.label, other.label]) })),
  );
};

/** Time zone conditions that no city can meet together. */
const betweenZones = (understood: readonly UnderstoodCondition[]): Contradiction[] => {
  const conditions = understood.flatMap(({ id, label, filters }) =>
    filters.flatMap((filter) => (filter.on === 'zone' ? [{ id, label, zones: new Set(filter.zones) }] : [])),
  );
  return conditions.flatMap((one, at) =>
    conditions
      .slice(at + 1)
      .filter((other) => ![...other.zones].some((zone) => one.zones.has(zone)))
      .map((other) => ({ ids: [one.id, other.id], words: say([one.label, other.label]) })),
  );
};

/** Places that the phrase includes and excludes at the same time. */
const betweenPlaces = (
  understood: readonly UnderstoodCondition[],
  vocabulary: Vocabulary,
): Contradiction[] => {
  const filters: readonly PhraseFilter[] = withPlacesTogether(
    understood.flatMap((condition) => condition.filters),
    vocabulary,
  );
  const asked = filters.flatMap((filter) => (filter.on === 'place' ? filter.anyOf : []));
  const refused = understood.filter(({ id }) => id.startsWith('not:'));
  const scopes = refused.flatMap((condition) =>
    condition.filters.flatMap((filter) => (filter.on === 'notPlace' ? [filter.scope] : [])),
  );
  if (asked.length === 0 || scopes.length === 0) return [];
  const isIn = (within: readonly PlaceScope[]) => (city: CityProfile) =>
    within.some((scope) => isWithin(city, scope));
  const [isAsked, isRefused] = [isIn(asked), isIn(scopes)];
  let inside = 0;
  for (const city of vocabulary.cities.values()) {
    if (!isAsked(city)) continue;
    if (!isRefused(city)) return [];
    inside += 1;
  }
  if (inside === 0) return [];
  const said = [...understood.filter(({ id }) => id.startsWith('in:')), ...refused];
  return [{ ids: said.map(({ id }) => id), words: say(said.map(({ label }) => label)) }];
};

const once = (all: readonly Contradiction[]): Contradiction[] => [
  ...new Map(all.map((one) => [one.ids.join(' '), one])).values(),
];

/** Conditions that no city can fulfill together, whatever its figures. */
export const contradictionsOf = (
  understood: readonly UnderstoodCondition[],
  vocabulary: Vocabulary,
): Contradiction[] =>
  once([
    ...betweenBounds(understood),
    ...betweenSafeties(understood),
    ...betweenZones(understood),
    ...betweenPlaces(understood, vocabulary),
  ]);
