import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';
import { blockedSource, documentPath } from './csp-report-urls.js';

/** A violation of the content security policy, without anything that tells who met it. */
export interface CspViolation {
  directive: string;
  /** An origin, a scheme, or a keyword such as `inline`. */
  blocked: string;
  /** The document's path, without its query. */
  path: string;
}

type Fields = Record<string, unknown>;

const DIRECTIVE = /^[a-z-]{1,40}$/;

const malformed = () => badRequest(errorCodes.malformed, 'The report could not be read.');

const asFields = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  return value as Fields;
};

const asText = (value: unknown): string => {
  if (typeof value !== 'string') throw malformed();
  return value;
};

/** Older browsers list the sources of the directive after its name. */
const asDirective = (value: unknown): string => {
  const [name = ''] = asText(value).split(' ', 1);
  if (!DIRECTIVE.test(name)) throw malformed();
  return name;
};

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw malformed();
  }
};

/** The fields of each violation under the names of `application/reports+json`; reports of other types are left out. */
const violationFields = (report: unknown): Fields[] => {
  if (Array.isArray(report))
    return report
      .map(asFields)
      .filter(({ type }) => asText(type) === 'csp-violation')
      .map(({ body }) => asFields(body));
  const fields = asFields(asFields(report)['csp-report']);
  return [
    {
      documentURL: fields['document-uri'],
      effectiveDirective: fields['effective-directive'] ?? fields['violated-directive'],
      blockedURL: fields['blocked-uri'],
    },
  ];
};

/**
 * Reads the violations of a report in either format of browsers.
 * Violations in documents of other origins than `siteOrigins` are left out: any site can name this endpoint.
 * Throws 400 when the report is malformed.
 */
export const parseCspReport = (body: unknown, siteOrigins: readonly string[]): CspViolation[] => {
  if (!Buffer.isBuffer(body)) throw malformed();
  return violationFields(parseJson(body)).flatMap(({ documentURL, effectiveDirective, blockedURL }) => {
    const directive = asDirective(effectiveDirective);
    const path = documentPath(asText(documentURL), siteOrigins);
    return path === null ? [] : [{ directive, blocked: blockedSource(blockedURL), path }];
  });
};
