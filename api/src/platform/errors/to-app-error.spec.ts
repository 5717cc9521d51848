import { BadRequestException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { notFound } from './app-error.js';
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
    query(withCode('ECONNREFUSED')),
    withCode('53300', 'too many clients'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
  ])('says 503 with Retry-After when the database is gone: %s', (error) => {
    expect(toAppError(error)).toMatchObject({
      status: 503,
      code: 'service.unavailable',
      headers: { 'retry-after': expect.any(String) },
    });
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
