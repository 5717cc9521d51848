import { paths } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/index.js';

/**
 * The hash of an empty style element: styled-components inserts its rules through CSSOM, so no inline style needs to be
 * allowed.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The endpoint's name, in the policy and in the reporting header. */
const ENDPOINT = 'csp';

/** Returns the origin of an absolute URL; none for a path of this site. */
const toOrigins = (address: string): string[] => (address.startsWith('/') ? [] : [new URL(address).origin]);

/** The content security policy of the site. It also allows the origins that serve releases and receive events. */
@Injectable()
export class ContentSecurity {
  private remoteOrigins: () => readonly string[] = () => [];
  private readonly analytics: readonly string[];

  private readonly hasEndpoint: boolean;

  constructor({ site, publicUrl }: Config) {
    this.analytics = toOrigins(site.analyticsUrl);
    // Browsers ignore reporting endpoints without https, and ignore `report-uri` next to `report-to`.
    this.hasEndpoint = publicUrl.startsWith('https:');
  }

  /** The delivery module sets the other origins that serve live releases. */
  useRemoteOrigins(origins: () => readonly string[]): void {
    this.remoteOrigins = origins;
  }

  /** Headers with the policy and where browsers report violations. */
  getPageHeaders(): Record<string, string> {
    return {
      'content-security-policy': this.composePolicy(),
      ...(this.hasEndpoint && { 'reporting-endpoints': `${ENDPOINT}="${paths.api.cspReports()}"` }),
    };
  }

  private composePolicy(): string {
    const sources = ["'self'", ...this.remoteOrigins()];
    const own = sources.join(' ');
    return [
      "default-src 'none'",
      `script-src ${own}`,
      `style-src ${own} ${EMPTY_STYLE}`,
      `connect-src ${[...new Set([...sources, ...this.analytics])].join(' ')}`,
      `img-src ${own} data: blob:`,
      `font-src ${own}`,
      // Answers that the server speaks.
      "media-src 'self' blob:",
      // Email previews for editors; every other page of this site refuses to be framed.
      "frame-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `report-uri ${paths.api.cspReports()}`,
      ...(this.hasEndpoint ? [`report-to ${ENDPOINT}`] : []),
    ].join('; ');
  }
}
