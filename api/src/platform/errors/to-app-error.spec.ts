import { BadRequestException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { notFound } from './app-error.js';
import { markDatabaseError } from './database-gone.js';
import { toAppError } from './to-app-error.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const query = (cause: Error) => new QueryFailedError('SELECT 1', [], cause);

describe('toAppError', () => {
  it('leaves our own errors as they are', () => {
    const error = notFound('city.not_found', 'There is no such city.');
    expect(toAppError(error)).toBe(error);
  });

  it.each([
    query(withCode('57P01', 'terminating connection due to administrator command')),
    query(markDatabaseError(withCode('ECONNREFUSED'))),
    withCode('53300', 'too many clients'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    markDatabaseError(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
    query(withCode('53200', 'out of memory')),
  ])('says 503 with Retry-After when the database is gone: %s', (error) => {
    expect(toAppError(error)).toMatchObject({
      status: 503,
      code: 'service.unavailable',
      headers: { 'retry-after': expect.any(String) },
    });
  });

  it.each([query(withCode('53100', 'could not extend file')), withCode('ENOSPC')])(
    'says 503 with a longer Retry-After when a disk is full: %s',
    (error) => {
      expect(toAppError(error)).toMatchObject({
        status: 503,
        code: 'service.unavailable',
        headers: { 'retry-after': '30' },
      });
    },
  );

  it.each([
    ['a client that left', Object.assign(withCode('ECONNRESET', 'aborted'), { statusCode: 400 }), 400],
    ['another server that does not answer', withCode('ECONNREFUSED'), undefined],
  ])('does not take %s for a lost database', (_what, error, status) => {
    expect(toAppError(error)?.status).toBe(status);
  });

  it('says nothing of the cause to the caller', () => {
    expect(toAppError(new BadRequestException('column "password_hash" …'))?.message).toBe(
      'The request could not be read.',
    );
  });

  it.each([
    new Error('a fault of ours'),
    query(withCode('42703', 'no such column')),
    'a text',
    null,
    undefined,
  ])('knows no answer to %p but that it is ours', (error) => {
    expect(toAppError(error)).toBeNull();
  });
});
