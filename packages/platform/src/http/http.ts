import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from './http-error';
import { notifySessionRequired } from './session-required';

export type QueryValue = string | number | boolean | null | undefined;

export interface RequestOptions {
  /** Entries that are null, undefined or '' are left out. */
  query?: Record<string, QueryValue>;
  signal?: AbortSignal;
  /** Lets the request outlive the page (for reports). */
  keepalive?: boolean;
}

const addQuery = (path: string, query: RequestOptions['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

const getContentType = (response: Response): string => response.headers.get('content-type') ?? '';

const isJson = (response: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(getContentType(response));

/**
 * A captive portal or a proxy may respond with 200 and its own page. That counts as an unreachable API, so this is
 * the error `fetch` would throw.
 */
const createContentError = (response: Response): TypeError =>
  new TypeError(`Unexpected ${getContentType(response) || 'text'} from ${response.url}`);

/** The parsed JSON, or '' for a response without a body (204). */
const readJson = async <T>(response: Response): Promise<T> => {
  const text = await response.text();
  if (!isJson(response) && (text || getContentType(response))) throw createContentError(response);
  return (text && JSON.parse(text)) as T;
};

const refusePage = (response: Response): Response => {
  if (/html/i.test(getContentType(response))) throw createContentError(response);
  return response;
};

const fetchOk = async (path: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(path, { ...init, credentials: 'include' });
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
  return response;
};

const sendRequest = (
  method: string,
  path: string,
  payload: unknown,
  { query, signal, keepalive }: RequestOptions = {},
): Promise<Response> =>
  fetchOk(addQuery(path, query), {
    method,
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });

const sendForJson = async <T>(
  method: string,
  path: string,
  payload: unknown,
  options?: RequestOptions,
): Promise<T> => readJson<T>(await sendRequest(method, path, payload, options));

/** When the server requires a session, notifies the page, which may still show the person as signed in. */
const checkSession = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HttpError && error.code === errorCodes.sessionRequired) notifySessionRequired();
    throw error;
  }
};

/**
 * Calls the API with cookies: JSON in, JSON out. A status outside 2xx throws an `HttpError`. A 2xx response that is
 * not JSON throws a `TypeError`, as a lost connection does.
 */
export const http = {
  get: <T>(path: string, options?: RequestOptions) =>
    checkSession(sendForJson<T>('GET', path, undefined, options)),
  post: <T>(path: string, payload?: unknown, options?: RequestOptions) =>
    checkSession(sendForJson<T>('POST', path, payload, options)),
  put: <T>(path: string, payload?: unknown, options?: RequestOptions) =>
    checkSession(sendForJson<T>('PUT', path, payload, options)),
  patch: <T>(path: string, payload?: unknown, options?: RequestOptions) =>
    checkSession(sendForJson<T>('PATCH', path, payload, options)),
  delete: <T>(path: string, options?: RequestOptions) =>
    checkSession(sendForJson<T>('DELETE', path, undefined, options)),

  /** For text responses, such as CSV. */
  getText: (path: string, options?: RequestOptions): Promise<string> =>
    checkSession(
      sendRequest('GET', path, undefined, options).then((response) => refusePage(response).text()),
    ),

  /** For bodies or responses that are not JSON: files, streams. */
  raw: (path: string, init: RequestInit): Promise<Response> =>
    checkSession(fetchOk(path, init).then(refusePage)),

  /** A read for which 401 means "no data" instead of an error. */
  getOrNull: async <T>(path: string, options?: RequestOptions): Promise<T | null> => {
    try {
      return await sendForJson<T>('GET', path, undefined, options);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return null;
      throw error;
    }
  },
};
