import type { Place } from '../pieces.js';
import { joined } from '../phrase-book.js';
import type { Word } from '../words.js';
import { editDistance } from './edit-distance.js';

export const LONGEST_NAME = 5;
/** Names of fewer letters are too near to each other for a slip to be told. */
export const SHORTEST_SLIP = 5;
/** So many words of a phrase are taken for one name with a slip. */
export const LONGEST_SLIP = 3;
const SHORTEST_BEGINNING = 5;
/** A name of so many letters may have two slips. */
const LONG = 8;

interface Named {
  form: string;
  place: Place;
  /** Of two names as near, the one of the better place is meant. */
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

/** Names, and which letters each has: side by side, for most are passed over by nothing else. */
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

/** Whether two texts may be `most` slips apart: each slip brings one letter and takes one at most. */
const mayBeNear = (one: number, other: number, most: number): boolean => {
  let rest = one ^ other;
  for (let bits = 0; bits <= 2 * most; bits += 1) {
    if (rest === 0) return true;
    rest &= rest - 1;
  }
  return false;
};

/** Names of a length that begin with a letter, or go on with it: a slip of the keys may be in the first. */
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

/** Of a form the first name. */
const byForms = (names: readonly Named[]): Map<string, Named> => {
  const found = new Map<string, Named>();
  for (const name of names) if (!found.has(name.form)) found.set(name.form, name);
  return found;
};

const inOrder = (names: Iterable<Named>): Named[] =>
  [...names].sort((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)));

/**
 * Names of places: exactly, by their beginning, or with a slip of the keys. (Each loop is a function of its own and ends it: V8
 * compiles one while it first goes through ten thousand names, and what came after it would be thrown away at each call.)
 */
export class PlaceNames {
  private readonly byForm: Map<string, Named>;
  private readonly drawers: Map<string, Drawer>;
  /** In the order of their forms. */
  private readonly sorted: Named[];

  constructor(
    names: readonly Named[],
    /** These are known too, and by their beginnings only they. */
    private readonly known: PlaceNames | null = null,
  ) {
    this.byForm = byForms(names);
    this.drawers = inDrawers(this.byForm.values());
    this.sorted = known?.sorted ?? inOrder(this.byForm.values());
  }

  /** These and more names; where both have one, these win. */
  with(names: readonly Named[]): PlaceNames {
    return new PlaceNames(names, this);
  }

  /** The longest name that stands at a word as it is written. */
  at(words: readonly Word[], at: number): FoundPlace | null {
    for (let take = Math.min(LONGEST_NAME, words.length - at); take > 0; take -= 1) {
      const named = this.of(joined(words, at, take));
      if (named) return { take, place: named.place };
    }
    return null;
  }

  /** The name that words, of which the first means nothing else, come nearest to. */
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

  /** The name with the fewest slips, of these and of those known before. */
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

  /** Where in the order of forms those begin that are not before this one. */
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
