import * as requests from '@wanderwork/contracts/requests';
import { ApiProperty, type ApiPropertyOptions, type OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';

type RequestClass = abstract new (...values: never[]) => object;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const isRequest = (value: unknown): value is RequestClass =>
  typeof value === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(value, '', false, false).length > 0;

/** The schema that the rules of a class say; `onNested` hears of each class of an object inside of it. */
const schemaOf = (request: RequestClass, onNested: (type: RequestClass) => void) =>
  targetConstructorToSchema(request, {
    additionalConverters: {
      // A rule of our own says nothing that a schema could; by default it refers to the field's class, which is in none.
      [ValidationTypes.CUSTOM_VALIDATION]: {},
      [ValidationTypes.NESTED_VALIDATION]: ({ context }: { context?: { type: RequestClass } }) => {
        if (context === undefined) return undefined;
        onNested(context.type);
        return { $ref: `#/components/schemas/${context.type.name}` };
      },
    },
  });

/**
 * Tells the document what a request class already says by its rules, so that nothing is written down twice. Returns the
 * schemas of the objects inside of requests, which no route names.
 */
export const describeRequests = (): Schemas => {
  const nested: Schemas = {};
  const addNested = (type: RequestClass): void => {
    if (Object.hasOwn(nested, type.name)) return;
    nested[type.name] = {};
    nested[type.name] = schemaOf(type, addNested) as Schemas[string];
  };
  const exported: unknown[] = Object.values(requests);
  for (const request of exported.filter(isRequest)) {
    const { properties = {}, required = [] } = schemaOf(request, addNested);
    for (const [name, schema] of Object.entries(properties)) {
      const options = { ...schema, required: required.includes(name) } as ApiPropertyOptions;
      ApiProperty(options)(request.prototype as object, name);
    }
  }
  return nested;
};
