import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '@wanderwork/contracts';
import { SESSION_SCHEME } from '../security/access.js';
import { describeRequests } from './describe-requests.js';

const text = { type: 'string' };

/** `ErrorBody` of the contracts: the one shape of every error. */
const errorBody = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', description: 'Stable; programs look at this one.' },
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

const asError = {
  description: 'What went wrong',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'wanderwork',
  description: 'Comes with signing in; over https its name begins with __Host-.',
} as const;

const settings = () =>
  new DocumentBuilder()
    .setTitle(`${PRODUCT_NAME} API`)
    .setDescription('Everything that the pages of this site ask. Unsafe methods must come from this site.')
    .setVersion('1')
    .addCookieAuth(session.name, session, SESSION_SCHEME)
    .addGlobalResponse({ status: 'default', ...asError })
    .build();

/** What the application's routes take and answer, read from the routes themselves. */
export const apiDocument = (app: INestApplication): OpenAPIObject => {
  const nested = describeRequests();
  const document = SwaggerModule.createDocument(app, settings());
  document.components = {
    ...document.components,
    schemas: { ...nested, ...document.components?.schemas, ErrorBody: errorBody },
  };
  return document;
};
