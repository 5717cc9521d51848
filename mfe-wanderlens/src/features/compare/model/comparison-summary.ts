import {
  capitalize,
  getComparedSubjects,
  joinNames,
  SURE,
  type Comparison,
  type ComparisonRow,
} from '@wanderwork/contracts';

/** How far the best value of a row is ahead; null if nothing leads. */
export const getLeadStrength = ({
  leaders,
  sureness,
}: Pick<ComparisonRow, 'leaders' | 'sureness'>): 'clear' | 'slight' | null => {
  if (!leaders?.length || sureness === null) return null;
  return sureness >= SURE ? 'clear' : 'slight';
};

interface Topic {
  /** The key of the row. */
  key: string;
  /** What the better of two does, and the best of three. */
  better: string;
  best: string;
  /** Follows "in": what the cities are level in. */
  area: string;
}

/** What most people choose a city by, the most important first. */
const topics: readonly Topic[] = [
  { key: 'irex', better: 'leads overall', best: 'leads overall', area: 'overall score' },
  { key: 'monthly_cost', better: 'is cheaper', best: 'is the cheapest', area: 'cost' },
  {
    key: 'download',
    better: 'has faster internet',
    best: 'has the fastest internet',
    area: 'internet',
  },
  { key: 'safety_index', better: 'is safer', best: 'is the safest', area: 'safety' },
  { key: 'climate', better: 'has the better climate', best: 'has the best climate', area: 'climate' },
  { key: 'air_pm25', better: 'has better air', best: 'has the best air', area: 'air' },
];

/** Appends to the texts under a name. */
const append = (groups: Map<string, string[]>, name: string, text: string) =>
  groups.set(name, [...(groups.get(name) ?? []), text]);

const joinGroups = (groups: Map<string, string[]>, describe: (name: string, texts: string) => string) =>
  [...groups].map(([name, texts]) => describe(name, joinNames(texts)));

/** Two short clauses make one: "Valencia is cheaper (clear) and Lisbon has better air (slight)". */
const joinLeads = (leads: Map<string, string[]>): string[] => {
  const clauses = joinGroups(leads, (name, texts) => `${name} ${texts}`);
  const areShort = [...leads.values()].every(({ length }) => length === 1);
  return areShort && clauses.length === 2 ? [clauses.join(' and ')] : clauses;
};

/**
 * One sentence on who leads in what: "Valencia is cheaper (clear) and Lisbon has better air (slight); in internet they
 * are level." A city without a figure is left out of what that figure decides.
 */
export const summarizeComparison = ({ cities, rows }: Comparison): string => {
  const leads = new Map<string, string[]>();
  const sharedLeads = new Map<string, string[]>();
  const levels = new Map<string, string[]>();
  const shared = new Map<string, string[]>();
  const everyone = joinNames(cities.map(({ name }) => name));

  for (const { key, better, best, area } of topics) {
    const row = rows.find((one) => one.key === key);
    if (!row?.leaders?.length) continue;
    const knownPlaces = row.cells.flatMap(({ value }, place) => (value === null ? [] : [place]));
    const leading = getComparedSubjects(row, cities, row.leaders);
    const trailing = getComparedSubjects(
      row,
      cities,
      knownPlaces.filter((place) => !row.leaders!.includes(place)),
    );
    const isComplete = knownPlaces.length === cities.length;
    const strength = getLeadStrength(row);
    if (!strength) {
      if (leading.length === 1) append(shared, leading[0]!, area);
      else append(levels, isComplete ? everyone : joinNames(leading), area);
    } else if (leading.length > 1) {
      append(sharedLeads, joinNames(leading), `${area} (${strength})`);
    } else {
      const claim = trailing.length > 1 ? best : better;
      append(
        leads,
        leading[0]!,
        isComplete ? `${claim} (${strength})` : `${claim} than ${joinNames(trailing)} (${strength})`,
      );
    }
  }

  const clauses = [
    ...joinLeads(leads),
    ...joinGroups(sharedLeads, (names, areas) => `${names} lead, level, in ${areas}`),
  ];
  const hasLeads = clauses.length > 0;
  clauses.push(
    ...joinGroups(levels, (names, areas) =>
      hasLeads
        ? `in ${areas} ${names === everyone ? 'they' : names} are level`
        : `${names} are level in ${areas}`,
    ),
    ...joinGroups(shared, (country, areas) => `for ${areas} we only have figures for all of ${country}`),
  );
  return clauses.length === 0
    ? 'We don’t know enough about these cities yet to compare them.'
    : `${capitalize(clauses.join('; '))}.`;
};
