/** An answer that is not JSON, such as a picture or a feed. */
export class NonJsonAnswer {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** How to cache an answer that is the same for everybody. */
export interface AnswerRule {
  /** The topic of its data (a row of `data_versions`). Without one, the answer never changes while the process runs. */
  topic?: string;
  /** The moment from which an answer is outdated although its data is unchanged, such as the end of the month. */
  getEnd?: (now: Date) => Date;
  /** The `Cache-Control` header, for browsers and proxies. */
  cache: string;
  /**
   * Parameters with so few values that an answer for each can be cached. A request with any other parameter is not
   * cached.
   */
  cachedParameters?: readonly string[];
  /** Parameters that do not change the answer, such as a retry counter. */
  ignoredParameters?: readonly string[];
}

export const ANSWER_RULE = Symbol('answer-rule');

/** `Cache-Control` value: fresh for `seconds`, then shown once more while the browser revalidates. */
export const cacheControlFor = (seconds: number): string =>
  `public, max-age=${seconds}, stale-while-revalidate=600`;
