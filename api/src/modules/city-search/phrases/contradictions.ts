import type {
  Bounds,
  Contradiction,
  PhraseFilter,
  PlaceScope,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { formatList } from './format.js';
import { isWithin, mergePlaces } from './places.js';
import type { CityProfile, Vocabulary } from './vocabulary/vocabulary.js';

interface BoundedFigure {
  id: string;
  label: string;
  subject: string;
  bounds: Bounds;
}

/** The figures that a condition limits, or the figures of single months. */
const listBoundedFigures = ({ id, label, filters }: UnderstoodCondition): BoundedFigure[] =>
  filters.flatMap((filter) => {
    if (!('bounds' in filter)) return [];
    const { bounds } = filter;
    const subjects = 'months' in filter ? filter.months.map((month) => `${filter.on} ${month}`) : [filter.on];
    return subjects.map((subject) => ({ id, label, subject, bounds }));
  });

const areDisjoint = (a: Bounds, b: Bounds): boolean => {
  const low = Math.max(a.from ?? a.over ?? -Infinity, b.from ?? b.over ?? -Infinity);
  const high = Math.min(a.to ?? a.under ?? Infinity, b.to ?? b.under ?? Infinity);
  const isOpen = [a, b].some(({ over, under }) => over === low || under === high);
  return low > high || (low === high && isOpen);
};

const removeFigure = (label: string): string => label.replace(/ \(.*\)$/, '');

const describeContradiction = (labels: readonly string[]): string =>
  `No city can be ${formatList(labels.map((label) => `“${removeFigure(label)}”`))} at once.`;

const findBoundConflicts = (understood: readonly UnderstoodCondition[]): Contradiction[] => {
  const all = understood.flatMap(listBoundedFigures);
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) =>
          other.id !== one.id && other.subject === one.subject && areDisjoint(one.bounds, other.bounds),
      )
      .map((other) => ({ ids: [one.id, other.id], words: describeContradiction([one.label, other.label]) })),
  );
};

const findSafetyConflicts = (understood: readonly UnderstoodCondition[]): Contradiction[] => {
  const conditions = understood.flatMap(({ id, label, filters }) =>
    filters.flatMap((filter) => (filter.on === 'safety' ? [{ id, label, anyOf: filter.anyOf }] : [])),
  );
  return conditions.flatMap((one, at) =>
    conditions
      .slice(at + 1)
      .filter((other) => !other.anyOf.some((label) => one.anyOf.includes(label)))
      .map((other) => ({ ids: [one.id, other.id], words: describeContradiction([one.label, other.label]) })),
  );
};

/** Time zone conditions that no city can meet together. */
const findZoneConflicts = (understood: readonly UnderstoodCondition[]): Contradiction[] => {
  const conditions = understood.flatMap(({ id, label, filters }) =>
    filters.flatMap((filter) => (filter.on === 'zone' ? [{ id, label, zones: new Set(filter.zones) }] : [])),
  );
  return conditions.flatMap((one, at) =>
    conditions
      .slice(at + 1)
      .filter((other) => ![...other.zones].some((zone) => one.zones.has(zone)))
      .map((other) => ({ ids: [one.id, other.id], words: describeContradiction([one.label, other.label]) })),
  );
};

/** Places that the phrase includes and excludes at the same time. */
const findPlaceConflicts = (
  understood: readonly UnderstoodCondition[],
  vocabulary: Vocabulary,
): Contradiction[] => {
  const filters: readonly PhraseFilter[] = mergePlaces(
    understood.flatMap((condition) => condition.filters),
    vocabulary,
  );
  const includedScopes = filters.flatMap((filter) => (filter.on === 'place' ? filter.anyOf : []));
  const excluded = understood.filter(({ id }) => id.startsWith('not:'));
  const excludedScopes = excluded.flatMap((condition) =>
    condition.filters.flatMap((filter) => (filter.on === 'notPlace' ? [filter.scope] : [])),
  );
  if (includedScopes.length === 0 || excludedScopes.length === 0) return [];
  const isInAny = (within: readonly PlaceScope[]) => (city: CityProfile) =>
    within.some((scope) => isWithin(city, scope));
  const [isIncluded, isExcluded] = [isInAny(includedScopes), isInAny(excludedScopes)];
  let includedCount = 0;
  for (const city of vocabulary.cities.values()) {
    if (!isIncluded(city)) continue;
    if (!isExcluded(city)) return [];
    includedCount += 1;
  }
  if (includedCount === 0) return [];
  const involved = [...understood.filter(({ id }) => id.startsWith('in:')), ...excluded];
  return [
    { ids: involved.map(({ id }) => id), words: describeContradiction(involved.map(({ label }) => label)) },
  ];
};

const removeDuplicates = (all: readonly Contradiction[]): Contradiction[] => [
  ...new Map(all.map((one) => [one.ids.join(' '), one])).values(),
];

/** Conditions that no city can fulfill together, whatever its figures. */
export const findContradictions = (
  understood: readonly UnderstoodCondition[],
  vocabulary: Vocabulary,
): Contradiction[] =>
  removeDuplicates([
    ...findBoundConflicts(understood),
    ...findSafetyConflicts(understood),
    ...findZoneConflicts(understood),
    ...findPlaceConflicts(understood, vocabulary),
  ]);
