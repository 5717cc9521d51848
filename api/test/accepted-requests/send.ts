import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AcceptedRequest } from './recipe.js';

const getJsonHeaders = () => ({ 'content-type': 'application/json' });

/** Sends the request with `payload` instead of its own body. */
export const send = (method: string, request: AcceptedRequest, payload: string | Buffer | undefined) => {
  const { caller, url, headers = getJsonHeaders } = request;
  return caller.request(
    method as NonNullable<InjectOptions['method']>,
    url,
    payload === undefined ? undefined : Buffer.from(payload),
    payload === undefined ? {} : headers(payload.toString()),
  );
};

/** The body as sent on the wire. */
export const toPayload = ({ body }: AcceptedRequest): string | Buffer | undefined =>
  body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);

export const isAccepted = ({ statusCode }: LightMyRequestResponse): boolean =>
  statusCode >= 200 && statusCode < 300;
