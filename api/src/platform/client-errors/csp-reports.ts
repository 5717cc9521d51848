import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';

const MAX_LENGTH = 300;

/** `inline`, `eval`, or the bare scheme that browsers report for a URL without a host. */
const KEYWORD = /^[a-z][a-z+.-]{0,39}$/;

const hostSchemes = new Set(['http:', 'https:', 'ws:', 'wss:']);

/** Returns what was blocked: the origin of a URL, the scheme of a URL without a host, or the browser's keyword. */
const toBlockedSource = (value: unknown): string => {
  if (typeof value !== 'string') return 'unknown';
  // Older browsers leave the URL of inline code empty.
  if (value === '') return 'inline';
  if (KEYWORD.test(value)) return value;
  if (!URL.canParse(value)) return 'unknown';
  const { protocol, origin } = new URL(value);
  return (hostSchemes.has(protocol) ? origin : protocol.slice(0, -1)).slice(0, MAX_LENGTH);
};

/** Returns the path, without query, of a document of this site; null for any other document. */
const toDocumentPath = (address: string, siteOrigins: readonly string[]): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return siteOrigins.includes(origin) ? pathname.slice(0, MAX_LENGTH) : null;
};

/** A violation of the content security policy, without anything that identifies the visitor. */
export interface CspViolation {
  directive: string;
  /** An origin, a scheme, or a keyword such as `inline`. */
  blocked: string;
  /** The document's path, without its query. */
  path: string;
}

type Fields = Record<string, unknown>;

const DIRECTIVE = /^[a-z-]{1,40}$/;

const createMalformedError = () => badRequest(errorCodes.malformed, 'The report could not be read.');

const toFields = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw createMalformedError();
  return value as Fields;
};

const toText = (value: unknown): string => {
  if (typeof value !== 'string') throw createMalformedError();
  return value;
};

/** Older browsers append the sources of the directive to its name. */
const toDirective = (value: unknown): string => {
  const [name = ''] = toText(value).split(' ', 1);
  if (!DIRECTIVE.test(name)) throw createMalformedError();
  return name;
};

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw createMalformedError();
  }
};

/** Returns the fields of each violation, named as in `application/reports+json`. Reports of other types are skipped. */
const findViolationFields = (report: unknown): Fields[] => {
  if (Array.isArray(report))
    return report
      .map(toFields)
      .filter(({ type }) => toText(type) === 'csp-violation')
      .map(({ body }) => toFields(body));
  const fields = toFields(toFields(report)['csp-report']);
  return [
    {
      documentURL: fields['document-uri'],
      effectiveDirective: fields['effective-directive'] ?? fields['violated-directive'],
      blockedURL: fields['blocked-uri'],
    },
  ];
};

/**
 * Parses the violations in a report, in either of the two formats browsers send. Skips violations in documents of other
 * origins than `siteOrigins`, because any site can name this endpoint. Throws 400 when the report is malformed.
 */
export const parseCspReport = (body: unknown, siteOrigins: readonly string[]): CspViolation[] => {
  if (!Buffer.isBuffer(body)) throw createMalformedError();
  return findViolationFields(parseJson(body)).flatMap(({ documentURL, effectiveDirective, blockedURL }) => {
    const directive = toDirective(effectiveDirective);
    const path = toDocumentPath(toText(documentURL), siteOrigins);
    return path === null ? [] : [{ directive, blocked: toBlockedSource(blockedURL), path }];
  });
};
