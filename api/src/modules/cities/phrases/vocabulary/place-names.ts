import type { Place } from '../pieces.js';
import { joined } from '../phrase-book.js';
import type { Word } from '../words.js';
import { editDistance } from './edit-distance.js';

export const LONGEST_NAME = 5;
const SHORTEST_SLIP = 5;
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

/** Names of places: exactly, by their beginning, or with a slip of the keys. */
export class PlaceNames {
  private byForm = new Map<string, Named>();
  private byLength = new Map<number, Named[]>();

  constructor(names: readonly Named[]) {
    for (const name of names) if (!this.byForm.has(name.form)) this.byForm.set(name.form, name);
    for (const name of this.byForm.values())
      this.byLength.set(name.form.length, [...(this.byLength.get(name.form.length) ?? []), name]);
  }

  /** These and more names; where both have one, these win. */
  with(names: readonly Named[]): PlaceNames {
    const all = new PlaceNames([]);
    all.byForm = new Map([...names.map((name) => [name.form, name] as const), ...this.byForm]);
    all.byLength = this.byLength;
    return all;
  }

  /** The longest name that stands at a word as it is written. */
  at(words: readonly Word[], at: number): FoundPlace | null {
    for (let take = Math.min(LONGEST_NAME, words.length - at); take > 0; take -= 1) {
      const named = this.byForm.get(joined(words, at, take));
      if (named) return { take, place: named.place };
    }
    return null;
  }

  /** The name that words, of which the first means nothing else, come nearest to. */
  near(words: readonly Word[], at: number, isKnown: (word: Word) => boolean): FoundPlace | null {
    for (let take = Math.min(3, words.length - at); take > 0; take -= 1) {
      const part = words.slice(at, at + take);
      if (part.some((word) => word.value !== null || isKnown(word))) continue;
      const place = this.nearest(joined(words, at, take));
      if (place) return { take, place };
    }
    return null;
  }

  private nearest(form: string): Place | null {
    if (form.length < SHORTEST_SLIP) return null;
    const most = form.length >= LONG ? 2 : 1;
    let best: { name: Named; distance: number } | null = null;
    for (let length = form.length - most; length <= form.length + most; length += 1)
      for (const name of this.byLength.get(length) ?? []) {
        if (name.form[0] !== form[0] && name.form[1] !== form[0]) continue;
        const distance = editDistance(form, name.form, most);
        const better = !best || distance < best.distance;
        const heavier = best && distance === best.distance && name.weight > best.name.weight;
        if (distance <= most && (better || heavier)) best = { name, distance };
      }
    return best?.name.place ?? this.beginningWith(form);
  }

  private beginningWith(form: string): Place | null {
    if (form.length < SHORTEST_BEGINNING) return null;
    let best: Named | null = null;
    for (const name of this.byForm.values())
      if (name.form.startsWith(form) && (!best || name.weight > best.weight)) best = name;
    return best?.place ?? null;
  }
}
