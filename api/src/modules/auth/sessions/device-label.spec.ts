import { deviceLabel } from './device-label.js';

const chromeOn = (system: string, more = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36${more}`;

describe('deviceLabel', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
    [chromeOn('Windows NT 10.0; Win64; x64'), 'Chrome on Windows'],
    [chromeOn('Windows NT 10.0; Win64; x64', ' Edg/150.0.0.0'), 'Edge on Windows'],
    [chromeOn('Linux; Android 15; Pixel 9'), 'Chrome on Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1',
      'Safari on macOS',
    ],
    ['curl/8.9', 'A browser'],
    [undefined, 'A browser'],
  ])('names %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});
