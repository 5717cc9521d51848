import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_MB,
  pictureTypes,
  soundTypes,
  TABLE_MAX_BYTES,
  errorCodes,
  voiceLimits,
} from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';
import { type FileKind, addFileParsers } from './body-bytes.js';
import { parseFormFields } from './form-fields.js';
import { isBeyondBounds } from './json-bounds.js';
import { parseMultipartTexts } from './multipart-texts.js';

/** Route configuration for routes that accept reports of the content security policy. */
export const TAKES_CSP_REPORTS = { takesCspReports: true };

/** The types that browsers send to `report-uri` (one violation) and `report-to` (a list of reports). */
export const cspReportTypes = ['application/csp-report', 'application/reports+json'] as const;

/** A hundred reports of about a kilobyte each: Chromium queues that many before it sends them. */
const MAX_BYTES = 128 * 1024;

/** Parses bodies of `cspReportTypes` as bytes, because they have fields that no request class lists. */
const cspReports: FileKind = {
  types: cspReportTypes,
  maxBytes: MAX_BYTES,
  tooLargeMessage: `The report is too large. The limit is ${MAX_BYTES / 1024} KB.`,
  unsupportedMessage: `Send a report as ${cspReportTypes.join(' or ')}.`,
  isAccepted: ({ routeOptions }) => 'takesCspReports' in routeOptions.config,
};

/** Route configuration for routes that accept pictures: `@RouteConfig(TAKES_PICTURES)`. */
export const TAKES_PICTURES = { takesPictures: true, uploadedBy: { kind: 'signed-in' } as const };

const pictures: FileKind = {
  types: pictureTypes,
  maxBytes: PICTURE_MAX_BYTES,
  tooLargeMessage: `The picture is too large. The limit is ${PICTURE_MAX_MB} MB.`,
  unsupportedMessage: 'Please choose a JPEG, PNG or WebP picture.',
  isAccepted: ({ routeOptions }) => 'takesPictures' in routeOptions.config,
};

/** Route configuration for routes that accept tables: `@RouteConfig(TAKES_TABLES)`. */
export const TAKES_TABLES = { takesTables: true, uploadedBy: { kind: 'admin' } as const };

/** CSV and JSON Lines. */
export const tableTypes = ['text/csv', 'application/jsonl'] as const;

const tables: FileKind = {
  types: tableTypes,
  maxBytes: TABLE_MAX_BYTES,
  tooLargeMessage: `The file is too large: ${TABLE_MAX_BYTES / 1024 / 1024} MB are the most.`,
  unsupportedMessage: 'Please choose a CSV or JSON Lines file.',
  isAccepted: ({ routeOptions }) => 'takesTables' in routeOptions.config,
};

/** Route configuration for routes that accept recordings: `@RouteConfig(TAKES_SOUND)`. */
export const TAKES_SOUND = {
  takesSound: true,
  uploadedBy: { kind: 'tier', tier: 'premium' } as const,
};

const sounds: FileKind = {
  types: soundTypes,
  maxBytes: voiceLimits.bytes,
  tooLargeMessage: `The recording is too large. The limit is ${voiceLimits.bytes / 1024 / 1024} MB.`,
  unsupportedMessage: 'Please send a recording as WebM, MP4, Ogg or WAV.',
  isAccepted: ({ routeOptions }) => 'takesSound' in routeOptions.config,
};

/** 1 MiB: the largest body that any route needs, except uploads. */
export const BODY_LIMIT = 1_048_576;

declare module 'fastify' {
  interface FastifyContextConfig {
    rawBody?: boolean;
    maxValues?: number;
  }
}

/** A request class whose body may have more values than others. */
export interface ManyValues {
  readonly maxValues: number;
}

/** Lets the route accept as many values as its request class allows. */
export const AcceptsManyValues = ({ maxValues }: ManyValues) => RouteConfig({ maxValues });

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
    else if (isBeyondBounds(body as string, request.routeOptions.config.maxValues))
      done(createUnreadableError(), undefined);
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
  addFileParsers(fastify, [pictures, tables, sounds, cspReports]);
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, body, done) => {
    done(null, parseMultipartTexts(body as string, request.headers['content-type'] ?? ''));
  });
};
