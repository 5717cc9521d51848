import type { RefusedRow } from '@wanderwork/contracts';

/** A table that cannot be imported at all. The message tells the uploader why, in one sentence. */
export class TableError extends Error {}

/**
 * Most refused rows of one file. A file with more is probably not what it claims to be, and nobody would read them
 * all.
 */
export const MAX_REFUSED = 1000;
/** Most reasons shown for one row; the rest are only counted. */
const MAX_REASONS = 20;
const MAX_REASON_LENGTH = 300;
const MAX_SLUG_LENGTH = 60;

const TRAILING_SURROGATE = /[\uD800-\uDBFF]$/;

/** Shortens text that is quoted back to the user. */
const shorten = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(TRAILING_SURROGATE, '')}…` : text;

const shortenReasons = (reasons: readonly string[]): string[] => {
  const shortReasons = reasons.slice(0, MAX_REASONS).map((reason) => shorten(reason, MAX_REASON_LENGTH));
  return reasons.length > MAX_REASONS
    ? [...shortReasons, `and ${reasons.length - MAX_REASONS} more`]
    : shortReasons;
};

/** Collects refused rows. Throws a `TableError` once there are too many. */
export class RejectedRows {
  readonly all: RefusedRow[] = [];

  add({ line, slug, reasons }: RefusedRow): void {
    this.all.push({ line, slug: slug && shorten(slug, MAX_SLUG_LENGTH), reasons: shortenReasons(reasons) });
    if (this.all.length > MAX_REFUSED) throw this.createTooManyError();
  }

  private createTooManyError(): TableError {
    const [first] = this.all;
    return new TableError(
      `More than ${MAX_REFUSED.toLocaleString('en-US')} lines have problems, so nothing was imported. The first is line ${first?.line}: ${first?.reasons[0]}.`,
    );
  }
}
