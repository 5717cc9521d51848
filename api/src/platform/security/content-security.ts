import { Injectable } from '@nestjs/common';

/** The hash of an empty style element: styled-components puts its rules in by CSSOM, so no inline style is allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The one content security policy, widened only by the addresses that releases are served from. */
@Injectable()
export class ContentSecurity {
  private remoteOrigins: () => readonly string[] = () => [];

  /** Lets the delivery module say where live releases are served from besides this origin. */
  useRemoteOrigins(origins: () => readonly string[]): void {
    this.remoteOrigins = origins;
  }

  policy(): string {
    const remotes = this.remoteOrigins().join(' ');
    const own = remotes ? `'self' ${remotes}` : "'self'";
    return [
      "default-src 'none'",
      `script-src ${own}`,
      `style-src ${own} ${EMPTY_STYLE}`,
      `connect-src ${own}`,
      `img-src ${own} data: blob:`,
      `font-src ${own}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; ');
  }
}
