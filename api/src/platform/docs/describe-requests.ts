import * as requests from '@wanderwork/contracts/requests';
import { ApiProperty, type ApiPropertyOptions, type OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';

type RequestClass = abstract new (...values: never[]) => object;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const isRequest = (value: unknown): value is RequestClass =>
  typeof value === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(value, '', false, false).length > 0;

/**
 * Returns the schema of a request class from its validation rules; calls `onNested` for each class of a nested object.
 */
const toSchema = (request: RequestClass, onNested: (type: RequestClass) => void) =>
  targetConstructorToSchema(request, {
    additionalConverters: {
      // A custom rule has no schema equivalent. By default it would refer to the schema of the field's class, which
      // does not exist.
      [ValidationTypes.CUSTOM_VALIDATION]: {},
      [ValidationTypes.NESTED_VALIDATION]: ({ context }: { context?: { type: RequestClass } }) => {
        if (context === undefined) return undefined;
        onNested(context.type);
        return { $ref: `#/components/schemas/${context.type.name}` };
      },
    },
  });

/**
 * Adds the request classes to the document, derived from their validation rules. Returns the schemas of nested objects,
 * which no route names.
 */
export const describeRequests = (): Schemas => {
  const nested: Schemas = {};
  const addNested = (type: RequestClass): void => {
    if (Object.hasOwn(nested, type.name)) return;
    nested[type.name] = {};
    nested[type.name] = toSchema(type, addNested) as Schemas[string];
  };
  const exported: unknown[] = Object.values(requests);
  for (const request of exported.filter(isRequest)) {
    const { properties = {}, required = [] } = toSchema(request, addNested);
    for (const [name, schema] of Object.entries(properties)) {
      const options = { ...schema, required: required.includes(name) } as ApiPropertyOptions;
      ApiProperty(options)(request.prototype as object, name);
    }
  }
  return nested;
};
