import { cards } from '../content/cards.js';
import { hashOfText } from '../hash.js';
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

const ofContent = (): string => hashOfText(JSON.stringify(cards));
const ofData = (): string => hashOfText(JSON.stringify([cityRows, zoneRows, passports]) + distancesPacked);

let known: Versions | undefined;

/** The versions that play now. */
export const versions = (): Versions => {
  known ??= { engine: ENGINE, content: ofContent(), data: ofData() };
  return known;
};

export const playsNow = ({ engine, content, data }: Versions): boolean => {
  const now = versions();
  return engine === now.engine && content === now.content && data === now.data;
};
