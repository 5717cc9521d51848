import { paths } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/index.js';

/** The hash of an empty style element: styled-components puts its rules in by CSSOM, so no inline style is allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The name that the policy and the header of endpoints share. */
const ENDPOINT = 'csp';

/** The origin of an address elsewhere; none of a path of this site. */
const originsOf = (address: string): string[] => (address.startsWith('/') ? [] : [new URL(address).origin]);

/** The one content security policy, widened only by where releases are served from and events are sent to. */
@Injectable()
export class ContentSecurity {
  private remoteOrigins: () => readonly string[] = () => [];
  private readonly analytics: readonly string[];

  private readonly hasEndpoint: boolean;

  constructor({ site, publicUrl }: Config) {
    this.analytics = originsOf(site.analyticsUrl);
    // Browsers ignore endpoints without https, and ignore `report-uri` beside `report-to`.
    this.hasEndpoint = publicUrl.startsWith('https:');
  }

  /** Lets the delivery module say where live releases are served from besides this origin. */
  useRemoteOrigins(origins: () => readonly string[]): void {
    this.remoteOrigins = origins;
  }

  /** The policy, and where browsers report what violates it. */
  pageHeaders(): Record<string, string> {
    return {
      'content-security-policy': this.policy(),
      ...(this.hasEndpoint && { 'reporting-endpoints': `${ENDPOINT}="${paths.api.cspReports()}"` }),
    };
  }

  private policy(): string {
    const sources = ["'self'", ...this.remoteOrigins()];
    const own = sources.join(' ');
    return [
      "default-src 'none'",
      `script-src ${own}`,
      `style-src ${own} ${EMPTY_STYLE}`,
      `connect-src ${[...new Set([...sources, ...this.analytics])].join(' ')}`,
      `img-src ${own} data: blob:`,
      `font-src ${own}`,
      // Letters, for whoever writes them; every other page of this site refuses to be framed.
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
