import type { FileKind } from './body-bytes.js';

/** The route configuration of a route that takes reports of the content security policy. */
export const TAKES_CSP_REPORTS = { takesCspReports: true };

/** What browsers send to `report-uri` (one violation) and to `report-to` (a list of reports). */
export const cspReportTypes = ['application/csp-report', 'application/reports+json'] as const;

/** A hundred reports of about a kilobyte each: as many as Chromium queues before it sends them. */
const MAX_BYTES = 128 * 1024;

/** Bodies of `cspReportTypes`, which arrive as bytes: they have fields that no request class lists. */
export const cspReports: FileKind = {
  types: cspReportTypes,
  maxBytes: MAX_BYTES,
  tooLarge: `The report is too large: ${MAX_BYTES / 1024} KB are the most.`,
  another: `Send a report as ${cspReportTypes.join(' or ')}.`,
  taken: ({ routeOptions }) => 'takesCspReports' in routeOptions.config,
};
