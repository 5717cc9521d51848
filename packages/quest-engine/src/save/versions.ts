import { cards } from '../content/cards.js';
import { hashText } from '../hash.js';
import { cityRows } from '../world/cities.data.js';
import { distancesPacked } from '../world/distances.data.js';
import { passports, zoneRows } from '../world/zones.data.js';

/** Counts up whenever the rules give another result for the same log. */
const ENGINE = 4;

/** The versions a log was played with. Only what can change a result counts, so texts may change at any time. */
export interface Versions {
  engine: number;
  content: string;
  data: string;
}

const hashContent = (): string => hashText(JSON.stringify(cards));
const hashData = (): string => hashText(JSON.stringify([cityRows, zoneRows, passports]) + distancesPacked);

let cachedVersions: Versions | undefined;

/** The current versions. */
export const getVersions = (): Versions => {
  cachedVersions ??= { engine: ENGINE, content: hashContent(), data: hashData() };
  return cachedVersions;
};

export const isCurrentVersion = ({ engine, content, data }: Versions): boolean => {
  const now = getVersions();
  return engine === now.engine && content === now.content && data === now.data;
};
