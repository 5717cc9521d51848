import type { Refusal } from '../entities/refusal.js';
import { TableError } from './table-error.js';

/**
 * Most refused rows of one file. A file with more is probably not what it claims to be, and nobody would read them
 * all.
 */
export const REFUSED_MAX = 1000;
/** Most reasons shown for one row; the rest are only counted. */
const REASONS_MAX = 20;
const REASON_MAX = 300;
const SLUG_MAX = 60;

const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Shortens text that is quoted back to the user. */
const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(HALF_CHARACTER, '')}…` : text;

const toldOf = (reasons: readonly string[]): string[] => {
  const told = reasons.slice(0, REASONS_MAX).map((reason) => short(reason, REASON_MAX));
  return reasons.length > REASONS_MAX ? [...told, `and ${reasons.length - REASONS_MAX} more`] : told;
};

/** Collects refused rows. Throws a `TableError` once there are too many. */
export class RejectedRows {
  readonly all: Refusal[] = [];

  add({ line, slug, reasons }: Refusal): void {
    this.all.push({ line, slug: slug && short(slug, SLUG_MAX), reasons: toldOf(reasons) });
    if (this.all.length > REFUSED_MAX) throw this.tooMany();
  }

  private tooMany(): TableError {
    const [first] = this.all;
    return new TableError(
      `More than ${REFUSED_MAX} lines are wrong, so that nothing is taken. The first is line ${first?.line}: ${first?.reasons[0]}.`,
    );
  }
}
