import type { ErrorBody } from '@wanderwork/contracts';

const parseErrorBody = (text: string): ErrorBody | null => {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
};

/** One of the two is enough: a server between us and the API may set only one of them. */
const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && (hasText(body, 'code') || hasText(body, 'message'));

const hasText = (body: object, name: string): boolean =>
  typeof (body as Record<string, unknown>)[name] === 'string';

/** A response outside 200–299. The message reads `status: body`, or `status: status text` when the body is empty. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The API's error, or null when something else responded (a proxy's page). */
  readonly body: ErrorBody | null;

  constructor(
    readonly status: number,
    text: string,
    statusText = '',
  ) {
    super(`${status}: ${text || statusText}`);
    this.body = parseErrorBody(text);
  }

  get code(): ErrorBody['code'] | null {
    return this.body?.code ?? null;
  }
}

/** The server's message for people, or `fallback`. */
export const getServerMessage = (error: unknown, fallback: string): string =>
  (error instanceof HttpError && error.body?.message) || fallback;
