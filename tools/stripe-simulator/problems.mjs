/** An error as Stripe answers it. */
export class Problem extends Error {
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const createInvalidError = (message, param, code) =>
  new Problem(400, { type: 'invalid_request_error', message, param, code });

export const createMissingError = (kind, id, param = 'id') =>
  new Problem(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const createDeclinedError = (code, message) => new Problem(402, { type: 'card_error', code, message });
