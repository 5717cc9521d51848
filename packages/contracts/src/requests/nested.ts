import { plainToInstance, Transform } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { applyDecorators } from './apply-decorators.js';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with rules of its own. Unlike the library's `Type` it needs no metadata at run time, which browsers lack. */
export const Nested = <T extends object>(type: new () => T) =>
  applyDecorators(
    ValidateNested(),
    Transform(({ value }: { value: unknown }) => (isPlain(value) ? plainToInstance(type, value) : value)),
    IsObject(),
  );
