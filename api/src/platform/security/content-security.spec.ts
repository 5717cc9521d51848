import { Config, type ConfigValues } from '../config/index.js';
import { ContentSecurity } from './content-security.js';

const createSecurity = (analyticsUrl: string, publicUrl = 'https://wander.example') =>
  new ContentSecurity(
    new Config({ site: { socialLinks: [], analyticsUrl }, publicUrl } as unknown as ConfigValues),
  );

const createPolicy = (analyticsUrl: string, remotes: string[] = []) => {
  const security = createSecurity(analyticsUrl);
  security.useRemoteOrigins(() => remotes);
  return Object.fromEntries(
    (security.getPageHeaders()['content-security-policy'] as string)
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule]),
  );
};

describe('ContentSecurity', () => {
  it('allows this site only, and no inline code', () => {
    const policy = createPolicy('/api/analytics/events');
    expect(policy['default-src']).toBe("default-src 'none'");
    expect(policy['script-src']).toBe("script-src 'self'");
    expect(policy['connect-src']).toBe("connect-src 'self'");
    expect(Object.values(policy).join()).not.toContain('unsafe');
  });

  it('allows sending events to the analytics origin, and loading nothing from it', () => {
    const policy = createPolicy('https://stats.example/events?site=1');
    expect(policy['connect-src']).toBe("connect-src 'self' https://stats.example");
    expect(policy['script-src']).toBe("script-src 'self'");
    expect(policy['img-src']).toBe("img-src 'self' data: blob:");
  });

  it('lists an origin once that serves releases and receives events', () => {
    const policy = createPolicy('https://cdn.example/events', ['https://cdn.example']);
    expect(policy['connect-src']).toBe("connect-src 'self' https://cdn.example");
  });

  it('reports violations to this site', () => {
    const headers = createSecurity('/events').getPageHeaders();
    expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  });

  it('names no endpoint over http, where browsers ignore it and would not report', () => {
    const headers = createSecurity('/events', 'http://localhost:4200').getPageHeaders();
    expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports$/);
    expect(headers).not.toHaveProperty('reporting-endpoints');
  });
});
