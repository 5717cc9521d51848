import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { applyDecorators } from './apply-decorators.js';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object with its own rules. The API document reads its class from the rule's `context`. Unlike the library's
 * `Type`, it needs no metadata at run time, which browsers lack.
 */
export const Nested = <T extends object>(type: new () => T) =>
  applyDecorators(
    ValidateNested({ context: { type } }),
    Transform(({ value }: { value: unknown }) => (isObject(value) ? plainToInstance(type, value) : value)),
    IsObject(),
  );

/** A list of `least` to `most` objects with their own rules; `least` is 1 by default. */
export const NestedList = <T extends object>(type: new () => T, most: number, least = 1) =>
  applyDecorators(
    ValidateNested({ each: true, context: { type } }),
    IsObject({ each: true }),
    ArrayMaxSize(most),
    ArrayMinSize(least),
    IsArray(),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((item) => (isObject(item) ? plainToInstance(type, item) : item))
        : value,
    ),
  );
