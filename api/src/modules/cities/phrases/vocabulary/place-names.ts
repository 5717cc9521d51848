import type { Place } from '../pieces.js';
import { joined } from '../phrase-book.js';
import type { Word } from '../words.js';
import { editDistance } from './edit-distance.js';

export const LONGEST_NAME = 5;
/** Shorter names are too similar to each other to correct typos. */
export const SHORTEST_SLIP = 5;
/** Most words of a misspelled name. */
export const LONGEST_SLIP = 3;
const SHORTEST_BEGINNING = 5;
/** Names of at least this length may have two typos. */
const LONG = 8;

interface Named {
  form: string;
  place: Place;
  /** Between two equally close names, the one with the higher weight wins. */
  weight: number;
}

export interface FoundPlace {
  take: number;
  place: Place;
}

interface Near {
  name: Named;
  distance: number;
}

/** Names with a bitmask of the letters in each, side by side, because the masks rule out most names. */
interface Drawer {
  names: Named[];
  letters: Int32Array;
}

const LETTER_BITS = 31;

const lettersOf = (form: string): number => {
  let letters = 0;
  for (let at = 0; at < form.length; at += 1) letters |= 1 << (form.charCodeAt(at) % LETTER_BITS);
  return letters;
};

/**
 * Tells whether two letter masks may be `most` typos apart: each typo adds at most one letter and removes at most
 * one.
 */
const mayBeNear = (one: number, other: number, most: number): boolean => {
  let rest = one ^ other;
  for (let bits = 0; bits <= 2 * most; bits += 1) {
    if (rest === 0) return true;
    rest &= rest - 1;
  }
  return false;
};

/** The key of the names of one length that have this letter first or second: a typo may be in the first letter. */
const drawer = (length: number, letter: string | undefined): string => `${length} ${letter}`;

const heldTogether = (names: Iterable<Named>): Map<string, Named[]> => {
  const together = new Map<string, Named[]>();
  for (const name of names) {
    for (const letter of new Set([name.form[0], name.form[1]])) {
      const key = drawer(name.form.length, letter);
      const known = together.get(key);
      if (known) known.push(name);
      else together.set(key, [name]);
    }
  }
  return together;
};

const withLetters = (names: Named[]): Drawer => ({
  names,
  letters: Int32Array.from(names, ({ form }) => lettersOf(form)),
});

const inDrawers = (names: Iterable<Named>): Map<string, Drawer> =>
  new Map([...heldTogether(names)].map(([key, held]) => [key, withLetters(held)]));

/** The first name of each form. */
const byForms = (names: readonly Named[]): Map<string, Named> => {
  const found = new Map<string, Named>();
  for (const name of names) if (!found.has(name.form)) found.set(name.form, name);
  return found;
};

const inOrder = (names: Iterable<Named>): Named[] =>
  [...names].sort((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)));

/**
 * Finds places by exact name, by the beginning of a name, or with typos. Each loop is a function of its own on
 * purpose: V8 compiles a function while its loop first goes through ten thousand names, and would discard the
 * compiled code of anything after the loop on each call.
 */
export class PlaceNames {
  private readonly byForm: Map<string, Named>;
  private readonly drawers: Map<string, Drawer>;
  /** Sorted by form. */
  private readonly sorted: Named[];

  constructor(
    names: readonly Named[],
    /** More names to search. Only these are found by their beginning. */
    private readonly known: PlaceNames | null = null,
  ) {
    this.byForm = byForms(names);
    this.drawers = inDrawers(this.byForm.values());
    this.sorted = known?.sorted ?? inOrder(this.byForm.values());
  }

  /** Adds names. For a form in both, the added name wins. */
  with(names: readonly Named[]): PlaceNames {
    return new PlaceNames(names, this);
  }

  /** The longest exact name that starts at a word. */
  at(words: readonly Word[], at: number): FoundPlace | null {
    for (let take = Math.min(LONGEST_NAME, words.length - at); take > 0; take -= 1) {
      const named = this.of(joined(words, at, take));
      if (named) return { take, place: named.place };
    }
    return null;
  }

  /** The name closest to the words at an index, none of which has another meaning. */
  near(words: readonly Word[], at: number, isKnown: (word: Word) => boolean): FoundPlace | null {
    for (let take = Math.min(LONGEST_SLIP, words.length - at); take > 0; take -= 1) {
      const part = words.slice(at, at + take);
      if (part.some((word) => word.value !== null || isKnown(word))) continue;
      const place = this.nearest(joined(words, at, take));
      if (place) return { take, place };
    }
    return null;
  }

  private of(form: string): Named | undefined {
    return this.byForm.get(form) ?? this.known?.of(form);
  }

  private nearest(form: string): Place | null {
    if (form.length < SHORTEST_SLIP) return null;
    return this.closest(form)?.name.place ?? this.beginningWith(form);
  }

  /** The name with the fewest typos, in this object and in `known`. */
  private closest(form: string): Near | null {
    const most = form.length >= LONG ? 2 : 1;
    const letters = lettersOf(form);
    let best = this.known?.closest(form) ?? null;
    for (let length = form.length - most; length <= form.length + most; length += 1) {
      const held = this.drawers.get(drawer(length, form[0]));
      for (let at = 0; held && at < held.names.length; at += 1) {
        if (!mayBeNear(letters, held.letters[at]!, most)) continue;
        const name = held.names[at]!;
        const distance = editDistance(form, name.form, most);
        const better = !best || distance < best.distance;
        const heavier = best && distance === best.distance && name.weight > best.name.weight;
        if (distance <= most && (better || heavier)) best = { name, distance };
      }
    }
    return best;
  }

  private beginningWith(form: string): Place | null {
    if (form.length < SHORTEST_BEGINNING) return null;
    let best: Named | null = null;
    for (let at = this.firstFrom(form); this.sorted[at]?.form.startsWith(form); at += 1) {
      const name = this.sorted[at]!;
      if (!best || name.weight > best.weight) best = name;
    }
    return best?.place ?? null;
  }

  /** The index of the first form that is not before this one. */
  private firstFrom(form: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]!.form < form) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
