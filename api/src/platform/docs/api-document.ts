import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '@wanderwork/contracts';
import { SESSION_SCHEME } from '../security/access.js';
import { describeRequests } from './describe-requests.js';

const text = { type: 'string' };

/** `ErrorBody` of the contracts: the shape of every error. */
const errorBody = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', description: 'Stable; programs should check this field.' },
    message: text,
    requestId: text,
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'rule', 'message'],
        properties: { path: text, rule: text, message: text },
      },
    },
  },
};

const errorResponse = {
  description: 'What went wrong',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'wanderwork',
  description: 'Set at sign-in. Over https its name starts with __Host-.',
} as const;

const createDocumentOptions = () =>
  new DocumentBuilder()
    .setTitle(`${PRODUCT_NAME} API`)
    .setDescription(
      'Every endpoint that the pages of this site use. Requests with unsafe methods must come from this site.',
    )
    .setVersion('1')
    .addCookieAuth(session.name, session, SESSION_SCHEME)
    .addGlobalResponse({ status: 'default', ...errorResponse })
    .build();

/** Builds the OpenAPI document from the application's routes. */
export const createApiDocument = (app: INestApplication): OpenAPIObject => {
  const nested = describeRequests();
  const document = SwaggerModule.createDocument(app, createDocumentOptions());
  document.components = {
    ...document.components,
    schemas: { ...nested, ...document.components?.schemas, ErrorBody: errorBody },
  };
  return document;
};
