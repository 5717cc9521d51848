import { cards } from '../content/cards.js';
import { getKnownContent } from '../content/known-content.js';
import { CURRENT_RULES } from '../rules/rules-versions.js';
import { hashText } from '../hash.js';
import { cityRows } from '../world/cities.data.js';
import { distancesPacked } from '../world/distances.data.js';
import { passports, zoneRows } from '../world/zones.data.js';

/** Counts up whenever a log of some version of the rules comes to another result. New rules get a version instead. */
const ENGINE = 4;

/** The versions a log was played with. Only what can change a result counts, so texts may change at any time. */
export interface Versions {
  engine: number;
  content: string;
  data: string;
}

const hashContent = (rules: number): string =>
  hashText(JSON.stringify(cards.slice(0, getKnownContent({ version: rules }).cards)));
const hashData = (): string => hashText(JSON.stringify([cityRows, zoneRows, passports]) + distancesPacked);

const cache = new Map<number, Versions>();

/** The versions with which runs of a version of the rules are played now; by default, new runs. */
export const getVersions = (rules: number = CURRENT_RULES): Versions => {
  const cachedVersions = cache.get(rules);
  if (cachedVersions) return cachedVersions;
  const versions = { engine: ENGINE, content: hashContent(rules), data: hashData() };
  cache.set(rules, versions);
  return versions;
};

/** Whether a log was played as runs of these rules are played now. */
export const isCurrentVersion = ({ engine, content, data }: Versions, rules: number): boolean => {
  const now = getVersions(rules);
  return engine === now.engine && content === now.content && data === now.data;
};
