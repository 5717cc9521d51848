/** How an answer that is the same for everybody may be kept. */
export interface AnswerRule {
  /** Whose data it is made from (a row of `data_versions`); left out, it never changes while the process runs. */
  topic?: string;
  /** `Cache-Control`, for browsers and proxies. */
  cache: string;
  /**
   * The parameters of which there are so few values that every answer may be kept here; one with any other parameter is
   * made anew each time.
   */
  keptBy?: readonly string[];
  /** Parameters that change nothing about the answer: whatever their values, it is the same one. */
  idle?: readonly string[];
}

export const ANSWER_RULE = Symbol('answer-rule');

/** For browsers and proxies: kept for `seconds`, and shown once more while it is asked for again. */
export const keptFor = (seconds: number): string => `public, max-age=${seconds}, stale-while-revalidate=600`;
