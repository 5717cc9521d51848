import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../errors/app-error.js';
import { addFileParsers } from './body-bytes.js';
import { cspReports } from './csp-report-parser.js';
import { formFields } from './form-fields.js';
import { isBeyondBounds } from './json-bounds.js';
import { multipartTexts } from './multipart-texts.js';
import { pictures } from './picture-parser.js';
import { tables } from './table-parser.js';

/** 1 MiB: the largest body that any route but an upload needs. */
export const BODY_LIMIT = 1_048_576;

declare module 'fastify' {
  interface FastifyContextConfig {
    unreadBody?: boolean;
  }
}

/** Gives the route its body as the text that was sent: a signature is checked before anybody reads what it signs. */
export const UnreadBody = () => RouteConfig({ unreadBody: true });

const isUnread = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.unreadBody === true;

const unreadable = () => badRequest(errorCodes.malformed, 'The request could not be read.');

/** JSON, where an empty body is no body (a sign-out sends none), and forms, for pages that work without scripts and for mail programs. */
export const addBodyParsers = (fastify: FastifyInstance): void => {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isUnread(request)) done(null, body);
    else if (body.length === 0) done(null, undefined);
    else if (isBeyondBounds(body as string)) done(unreadable(), undefined);
    else void parseJson(request, body as string, done);
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = formFields(body as string);
      done(fields ? null : unreadable(), fields ?? undefined);
    },
  );
  addFileParsers(fastify, [pictures, tables, cspReports]);
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, body, done) => {
    done(null, multipartTexts(body as string, request.headers['content-type'] ?? ''));
  });
};
