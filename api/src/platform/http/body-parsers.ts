import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../errors/app-error.js';
import { addFileParsers } from './body-bytes.js';
import { cspReports } from './csp-report-parser.js';
import { parseFormFields } from './form-fields.js';
import { isBeyondBounds } from './json-bounds.js';
import { parseMultipartTexts } from './multipart-texts.js';
import { pictures } from './picture-parser.js';
import { tables } from './table-parser.js';

/** 1 MiB: the largest body that any route needs, except uploads. */
export const BODY_LIMIT = 1_048_576;

declare module 'fastify' {
  interface FastifyContextConfig {
    rawBody?: boolean;
  }
}

/** Passes the body to the route as the text that was sent: a signature must be checked before the text is parsed. */
export const RawBody = () => RouteConfig({ rawBody: true });

const isRaw = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.rawBody === true;

const createUnreadableError = () => badRequest(errorCodes.malformed, 'The request could not be read.');

/**
 * Adds parsers for JSON, where an empty body means no body (a sign-out sends none), and for forms, which pages without
 * scripts and mail programs send.
 */
export const addBodyParsers = (fastify: FastifyInstance): void => {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isRaw(request)) done(null, body);
    else if (body.length === 0) done(null, undefined);
    else if (isBeyondBounds(body as string)) done(createUnreadableError(), undefined);
    else void parseJson(request, body as string, done);
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = parseFormFields(body as string);
      done(fields ? null : createUnreadableError(), fields ?? undefined);
    },
  );
  addFileParsers(fastify, [pictures, tables, cspReports]);
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, body, done) => {
    done(null, parseMultipartTexts(body as string, request.headers['content-type'] ?? ''));
  });
};
