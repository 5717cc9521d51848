import { Config, type ConfigValues } from '../config/index.js';
import { ContentSecurity } from './content-security.js';

const securityOf = (analyticsUrl: string, publicUrl = 'https://wander.example') =>
  new ContentSecurity(
    new Config({ site: { socialLinks: [], analyticsUrl }, publicUrl } as unknown as ConfigValues),
  );

const policyWith = (analyticsUrl: string, remotes: string[] = []) => {
  const security = securityOf(analyticsUrl);
  security.useRemoteOrigins(() => remotes);
  return Object.fromEntries(
    (security.pageHeaders()['content-security-policy'] as string)
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule]),
  );
};

describe('the content security policy', () => {
  it('allows this site alone, and nothing written into a page', () => {
    const policy = policyWith('/api/analytics/events');
    expect(policy['default-src']).toBe("default-src 'none'");
    expect(policy['script-src']).toBe("script-src 'self'");
    expect(policy['connect-src']).toBe("connect-src 'self'");
    expect(Object.values(policy).join()).not.toContain('unsafe');
  });

  it('lets events go where they are wanted, and nothing else come from there', () => {
    const policy = policyWith('https://stats.example/events?site=1');
    expect(policy['connect-src']).toBe("connect-src 'self' https://stats.example");
    expect(policy['script-src']).toBe("script-src 'self'");
    expect(policy['img-src']).toBe("img-src 'self' data: blob:");
  });

  it('names a place once that serves releases and takes events', () => {
    const policy = policyWith('https://cdn.example/events', ['https://cdn.example']);
    expect(policy['connect-src']).toBe("connect-src 'self' https://cdn.example");
  });

  it('reports violations to this site', () => {
    const headers = securityOf('/events').pageHeaders();
    expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  });

  it('names no endpoint over http, where browsers ignore it and would then report nothing', () => {
    const headers = securityOf('/events', 'http://localhost:4200').pageHeaders();
    expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports$/);
    expect(headers).not.toHaveProperty('reporting-endpoints');
  });
});
