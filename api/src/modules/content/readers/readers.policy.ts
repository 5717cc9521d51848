const AUTOMATED =
  /bot\b|crawl|spider|slurp|headless|preview|lighthouse|monitor|facebookexternalhit|curl|wget|python/i;

interface ReaderHeaders {
  'user-agent'?: string | undefined;
  'sec-purpose'?: string | string[] | undefined;
  purpose?: string | string[] | undefined;
}

/** Whether a person may be reading: not a program that says what it is, nor a page fetched in advance. */
export const isReader = ({ 'user-agent': agent, purpose, ...headers }: ReaderHeaders): boolean =>
  agent !== undefined && !AUTOMATED.test(agent) && !/prefetch/.test(`${purpose} ${headers['sec-purpose']}`);
