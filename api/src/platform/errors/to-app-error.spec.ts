import { BadRequestException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { notFound } from './app-error.js';
import { markDatabaseError } from './database-gone.js';
import { toAppError } from './to-app-error.js';

const errorWithCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const queryError = (cause: Error) => new QueryFailedError('SELECT 1', [], cause);

describe('toAppError', () => {
  it('returns an AppError unchanged', () => {
    const error = notFound('city.not_found', 'There is no such city.');
    expect(toAppError(error)).toBe(error);
  });

  it.each([
    queryError(errorWithCode('57P01', 'terminating connection due to administrator command')),
    queryError(markDatabaseError(errorWithCode('ECONNREFUSED'))),
    errorWithCode('53300', 'too many clients'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    markDatabaseError(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
    queryError(errorWithCode('53200', 'out of memory')),
  ])('returns 503 with Retry-After when the database is unavailable: %s', (error) => {
    expect(toAppError(error)).toMatchObject({
      status: 503,
      code: 'service.unavailable',
      headers: { 'retry-after': expect.any(String) },
    });
  });

  it.each([queryError(errorWithCode('53100', 'could not extend file')), errorWithCode('ENOSPC')])(
    'returns 503 with a longer Retry-After when a disk is full: %s',
    (error) => {
      expect(toAppError(error)).toMatchObject({
        status: 503,
        code: 'service.unavailable',
        headers: { 'retry-after': '30' },
      });
    },
  );

  it.each([
    [
      'a disconnected client',
      Object.assign(errorWithCode('ECONNRESET', 'aborted'), { statusCode: 400 }),
      400,
    ],
    ['another server that does not answer', errorWithCode('ECONNREFUSED'), undefined],
  ])('does not mistake %s for an unavailable database', (_what, error, status) => {
    expect(toAppError(error)?.status).toBe(status);
  });

  it('hides the cause from the client', () => {
    expect(toAppError(new BadRequestException('column "password_hash" …'))?.message).toBe(
      'The request could not be read.',
    );
  });

  it.each([
    new Error('a bug'),
    queryError(errorWithCode('42703', 'no such column')),
    'a text',
    null,
    undefined,
  ])('returns null for the unexpected %p', (error) => {
    expect(toAppError(error)).toBeNull();
  });
});
