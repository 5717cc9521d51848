import type { FileKind } from './body-bytes.js';

/** Route configuration for routes that accept reports of the content security policy. */
export const TAKES_CSP_REPORTS = { takesCspReports: true };

/** The types that browsers send to `report-uri` (one violation) and `report-to` (a list of reports). */
export const cspReportTypes = ['application/csp-report', 'application/reports+json'] as const;

/** A hundred reports of about a kilobyte each: Chromium queues that many before it sends them. */
const MAX_BYTES = 128 * 1024;

/** Parses bodies of `cspReportTypes` as bytes, because they have fields that no request class lists. */
export const cspReports: FileKind = {
  types: cspReportTypes,
  maxBytes: MAX_BYTES,
  tooLargeMessage: `The report is too large. The limit is ${MAX_BYTES / 1024} KB.`,
  unsupportedMessage: `Send a report as ${cspReportTypes.join(' or ')}.`,
  isAccepted: ({ routeOptions }) => 'takesCspReports' in routeOptions.config,
};
