import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';

const FIELDS = ['value', 'source', 'year', 'grade', 'note', 'title', 'licence'];

/**
 * The server names a field by its figure (`monthly_cost.value`), the form without it. Throws the error with renamed
 * paths; errors without a known field are thrown unchanged.
 */
export const throwFieldErrors = (error: unknown): never => {
  if (!(error instanceof HttpError) || error.code !== errorCodes.validation) throw error;
  const errors = (error.body?.errors ?? []).map(({ path, rule, message }) => ({
    path: path.split('.').at(-1) ?? path,
    rule,
    message: message.replace(/^\w+: /, '').replace(/^./, (first) => first.toUpperCase()),
  }));
  if (!errors.every(({ path }) => FIELDS.includes(path))) throw error;
  const body = JSON.stringify({ ...error.body, errors });
  throw new HttpError(error.status, body);
};
