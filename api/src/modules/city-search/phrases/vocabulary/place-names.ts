import type { Place } from '../pieces.js';
import { joinText } from '../phrase-book.js';
import type { Word } from '../words.js';
import { computeEditDistance } from './typos.js';

export const MAX_WORDS_PER_NAME = 5;
/** Shorter names are too similar to each other to correct typos. */
export const MIN_TYPO_LENGTH = 5;
/** Most words of a misspelled name. */
export const MAX_WORDS_PER_MISSPELLED_NAME = 3;
const MIN_PREFIX_LENGTH = 5;
/** Names of at least this length may have two typos. */
const MIN_TWO_TYPO_LENGTH = 8;

interface NamedPlace {
  form: string;
  place: Place;
  /** Between two equally close names, the one with the higher weight wins. */
  weight: number;
}

export interface FoundPlace {
  take: number;
  place: Place;
}

interface CloseName {
  name: NamedPlace;
  distance: number;
}

/** Names with a bitmask of the letters in each, side by side, because the masks rule out most names. */
interface NameBucket {
  names: NamedPlace[];
  masks: Int32Array;
}

const MASK_BITS = 31;

const getCharacterMask = (form: string): number => {
  let mask = 0;
  for (let at = 0; at < form.length; at += 1) mask |= 1 << (form.charCodeAt(at) % MASK_BITS);
  return mask;
};

/**
 * Tells whether two letter masks may be `most` typos apart: each typo adds at most one letter and removes at most
 * one.
 */
const mayBeClose = (one: number, other: number, most: number): boolean => {
  let rest = one ^ other;
  for (let bits = 0; bits <= 2 * most; bits += 1) {
    if (rest === 0) return true;
    rest &= rest - 1;
  }
  return false;
};

/** The key of the names of one length that have this letter first or second: a typo may be in the first letter. */
const getBucketKey = (length: number, character: string | undefined): string => `${length} ${character}`;

const groupByBucket = (names: Iterable<NamedPlace>): Map<string, NamedPlace[]> => {
  const groups = new Map<string, NamedPlace[]>();
  for (const name of names) {
    for (const character of new Set([name.form[0], name.form[1]])) {
      const key = getBucketKey(name.form.length, character);
      const sameBucket = groups.get(key);
      if (sameBucket) sameBucket.push(name);
      else groups.set(key, [name]);
    }
  }
  return groups;
};

const toBucket = (names: NamedPlace[]): NameBucket => ({
  names,
  masks: Int32Array.from(names, ({ form }) => getCharacterMask(form)),
});

const createBuckets = (names: Iterable<NamedPlace>): Map<string, NameBucket> =>
  new Map([...groupByBucket(names)].map(([key, bucketNames]) => [key, toBucket(bucketNames)]));

/** The first name of each form. */
const indexByForm = (names: readonly NamedPlace[]): Map<string, NamedPlace> => {
  const found = new Map<string, NamedPlace>();
  for (const name of names) if (!found.has(name.form)) found.set(name.form, name);
  return found;
};

const sortByForm = (names: Iterable<NamedPlace>): NamedPlace[] =>
  [...names].sort((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)));

/**
 * Finds places by exact name, by the beginning of a name, or with typos. Each loop is a function of its own on
 * purpose: V8 compiles a function while its loop first goes through ten thousand names, and would discard the
 * compiled code of anything after the loop on each call.
 */
export class PlaceNames {
  private readonly byForm: Map<string, NamedPlace>;
  private readonly buckets: Map<string, NameBucket>;
  /** Sorted by form. */
  private readonly sorted: NamedPlace[];

  constructor(
    names: readonly NamedPlace[],
    /** More names to search. Only these are found by their beginning. */
    private readonly base: PlaceNames | null = null,
  ) {
    this.byForm = indexByForm(names);
    this.buckets = createBuckets(this.byForm.values());
    this.sorted = base?.sorted ?? sortByForm(this.byForm.values());
  }

  /** Adds names. For a form in both, the added name wins. */
  withNames(names: readonly NamedPlace[]): PlaceNames {
    return new PlaceNames(names, this);
  }

  /** The longest exact name that starts at a word. */
  match(words: readonly Word[], at: number): FoundPlace | null {
    for (let take = Math.min(MAX_WORDS_PER_NAME, words.length - at); take > 0; take -= 1) {
      const namedPlace = this.findByForm(joinText(words, at, take));
      if (namedPlace) return { take, place: namedPlace.place };
    }
    return null;
  }

  /**
   * The name closest to the words at an index, none of which has another meaning. A single word is the beginning of a name
   * only if it is the whole phrase: "playa vibes" is not Playa del Carmen.
   */
  matchWithTypos(words: readonly Word[], at: number, isKnown: (word: Word) => boolean): FoundPlace | null {
    for (let take = Math.min(MAX_WORDS_PER_MISSPELLED_NAME, words.length - at); take > 0; take -= 1) {
      const part = words.slice(at, at + take);
      if (part.some((word) => word.value !== null || isKnown(word))) continue;
      const place = this.findNearest(joinText(words, at, take), take > 1 || take === words.length);
      if (place) return { take, place };
    }
    return null;
  }

  private findByForm(form: string): NamedPlace | undefined {
    return this.byForm.get(form) ?? this.base?.findByForm(form);
  }

  private findNearest(form: string, mayBeginName: boolean): Place | null {
    if (form.length < MIN_TYPO_LENGTH) return null;
    return this.findClosest(form)?.name.place ?? (mayBeginName ? this.findByPrefix(form) : null);
  }

  /** The name with the fewest typos, in this object and in `known`. */
  private findClosest(form: string): CloseName | null {
    const most = form.length >= MIN_TWO_TYPO_LENGTH ? 2 : 1;
    const mask = getCharacterMask(form);
    let best = this.base?.findClosest(form) ?? null;
    for (let length = form.length - most; length <= form.length + most; length += 1) {
      const bucket = this.buckets.get(getBucketKey(length, form[0]));
      for (let at = 0; bucket && at < bucket.names.length; at += 1) {
        if (!mayBeClose(mask, bucket.masks[at]!, most)) continue;
        const name = bucket.names[at]!;
        const distance = computeEditDistance(form, name.form, most);
        const isCloser = !best || distance < best.distance;
        const isHeavier = best && distance === best.distance && name.weight > best.name.weight;
        if (distance <= most && (isCloser || isHeavier)) best = { name, distance };
      }
    }
    return best;
  }

  private findByPrefix(form: string): Place | null {
    if (form.length < MIN_PREFIX_LENGTH) return null;
    let best: NamedPlace | null = null;
    for (let at = this.findFirstIndex(form); this.sorted[at]?.form.startsWith(form); at += 1) {
      const name = this.sorted[at]!;
      if (!best || name.weight > best.weight) best = name;
    }
    return best?.place ?? null;
  }

  /** The index of the first form that is not before this one. */
  private findFirstIndex(form: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]!.form < form) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
