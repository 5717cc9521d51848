import * as requests from '@wanderwork/contracts/requests';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';

type RequestClass = abstract new (...values: never[]) => object;

const isRequest = (value: unknown): value is RequestClass =>
  typeof value === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(value, '', false, false).length > 0;

/** Tells the document what a request class already says by its rules, so that nothing is written down twice. */
const describe = (request: RequestClass): void => {
  const { properties = {}, required = [] } = targetConstructorToSchema(request);
  for (const [name, schema] of Object.entries(properties)) {
    const options = { ...schema, required: required.includes(name) } as ApiPropertyOptions;
    ApiProperty(options)(request.prototype as object, name);
  }
};

export const describeRequests = (): void => {
  const exported: unknown[] = Object.values(requests);
  exported.filter(isRequest).forEach(describe);
};
