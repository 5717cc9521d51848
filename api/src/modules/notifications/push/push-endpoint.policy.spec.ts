import { isPushEndpoint } from './push-endpoint.policy.js';

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('accepts the push services of browser vendors: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, null)).toBe(true);
  });

  it.each([
    ['another host', 'https://push.example/abc'],
    ['a host that ends like one', 'https://push.apple.com.example/abc'],
    ['a host that only looks like one', 'https://xpush.apple.com/abc'],
    ['http', 'http://fcm.googleapis.com/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/abc'],
    ['a password', 'https://a:b@fcm.googleapis.com/abc'],
    ['this machine', 'https://127.0.0.1/abc'],
    ['a private address', 'https://10.0.0.1/abc'],
    ['the address of cloud credentials', 'https://169.254.169.254/abc'],
    ['a test service where there is none', 'http://127.0.0.1:5000/abc'],
    ['no address', 'abc'],
  ])('refuses %s', (_case, endpoint) => {
    expect(isPushEndpoint(endpoint, null)).toBe(false);
  });

  it('accepts the test service of a test, and no other port', () => {
    expect(isPushEndpoint('http://127.0.0.1:5000/abc', 'http://127.0.0.1:5000')).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:5001/abc', 'http://127.0.0.1:5000')).toBe(false);
  });
});
