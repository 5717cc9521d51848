import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { applyDecorators } from './apply-decorators.js';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object with rules of its own, whose class the API's document reads from the rule's `context`. Unlike the library's `Type`
 * it needs no metadata at run time, which browsers lack.
 */
export const Nested = <T extends object>(type: new () => T) =>
  applyDecorators(
    ValidateNested({ context: { type } }),
    Transform(({ value }: { value: unknown }) => (isPlain(value) ? plainToInstance(type, value) : value)),
    IsObject(),
  );

/** Objects with rules of their own, at most `most`, and one or more unless it says otherwise. */
export const NestedList = <T extends object>(type: new () => T, most: number, least = 1) =>
  applyDecorators(
    ValidateNested({ each: true, context: { type } }),
    IsObject({ each: true }),
    ArrayMaxSize(most),
    ArrayMinSize(least),
    IsArray(),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one) => (isPlain(one) ? plainToInstance(type, one) : one)) : value,
    ),
  );
