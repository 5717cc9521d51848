import {
  capitalize,
  type CityFact,
  type ConditionKind,
  type SearchAnswer,
  type Topic,
} from '@wanderwork/contracts';

interface TopicLabel {
  /** The label above the verdict. */
  label: string;
  /** "More about the weather in Lisbon". */
  about: string;
  /** The part of the city page that says more. */
  anchor: string;
}

export const topicLabels: Readonly<Record<Topic, TopicLabel>> = {
  cost: { label: 'Cost of living', about: 'the cost of living', anchor: 'cost' },
  rent: { label: 'Rent', about: 'rent', anchor: 'cost' },
  internet: { label: 'Internet speed', about: 'the internet', anchor: 'internet' },
  safety: { label: 'Safety', about: 'safety', anchor: 'safety' },
  climate: { label: 'Weather', about: 'the weather', anchor: 'climate' },
  air: { label: 'Air quality', about: 'the air', anchor: 'figure-air_pm25' },
  visa: { label: 'Visa', about: 'visas', anchor: 'visa' },
  english: { label: 'English', about: 'English', anchor: 'figure-english_share' },
  airport: { label: 'Airports', about: 'airports', anchor: 'airports' },
  health: { label: 'Health care', about: 'health care', anchor: 'figure-health_coverage' },
  time: { label: 'Time zone', about: 'working hours', anchor: 'work-day' },
};

const kindsOfTopics: Readonly<Partial<Record<Topic, ConditionKind>>> = {
  cost: 'price',
  rent: 'price',
  internet: 'speed',
  safety: 'safety',
  climate: 'climate',
  air: 'air',
  visa: 'visa',
  english: 'english',
  airport: 'airport',
  time: 'zone',
};

/** The facts of the place itself that no verdict of the answer is about. */
export const findOtherFacts = ({ place, facts, understood }: SearchAnswer): CityFact[] => {
  const answeredKinds = new Set(place?.answers.map(({ topic }) => kindsOfTopics[topic]));
  const answeredIds = new Set(understood.filter(({ kind }) => answeredKinds.has(kind)).map(({ id }) => id));
  return (facts[place?.city.slug ?? ''] ?? []).filter(({ condition }) => !answeredIds.has(condition));
};

/** A first sentence shorter than this is an abbreviation: "St. Petersburg". */
const MIN_SENTENCE = 20;
const firstSentence = new RegExp(`^(.{${MIN_SENTENCE},}?)\\. (?=[A-Z])`);

/** A verdict as a heading, and what follows it. The reasons of a verdict on calls are too long for a heading. */
export const splitVerdict = (topic: Topic, verdict: string): { heading: string; rest: string | null } => {
  const colon = topic === 'internet' ? verdict.indexOf(': ') : -1;
  if (colon > 0) return { heading: verdict.slice(0, colon), rest: capitalize(verdict.slice(colon + 2)) };
  const [all, heading] = firstSentence.exec(verdict) ?? [];
  if (all === undefined || heading === undefined) return { heading: verdict.replace(/\.$/, ''), rest: null };
  return { heading, rest: verdict.slice(all.length) };
};
