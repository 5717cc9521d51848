import { describeDevice } from './device-label.js';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1';

const chromeOn = (system: string, more = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36${more}`;

describe('describeDevice', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
    [chromeOn('Windows NT 10.0; Win64; x64'), 'Chrome on Windows'],
    [chromeOn('Windows NT 10.0; Win64; x64', ' Edg/150.0.0.0'), 'Edge on Windows'],
    [chromeOn('X11; Linux x86_64'), 'Chrome on Linux'],
    [chromeOn('X11; Linux x86_64').replace('Chrome', 'HeadlessChrome'), 'Chrome on Linux'],
    [chromeOn('X11; CrOS x86_64 14541.0.0'), 'Chrome on ChromeOS'],
    [chromeOn('Macintosh; Intel Mac OS X 10_15_7'), 'Chrome on macOS'],
    [chromeOn('Linux; Android 15; Pixel 9'), 'Chrome on Android'],
    [`${iPhone} CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [chromeOn('Linux; Android 15; K', ' EdgA/150.0.0.0'), 'Edge on Android'],
    [chromeOn('X11; Linux x86_64', ' Edg/150.0').replace('Edg', 'HeadlessEdg'), 'Edge on Linux'],
    [`${iPad} Version/19.0 EdgiOS/150.0 Mobile/15E148 Safari/604.1`, 'Edge on iPad'],
    [chromeOn('Windows NT 10.0; Win64; x64', ' OPR/120.0.0.0'), 'Opera on Windows'],
    [chromeOn('Linux; Android 15; K', ' OPR/90.0.0.0'), 'Opera on Android'],
    [`${iPhone} Version/19.0 OPT/5.6.1 Mobile/15E148`, 'Opera on iPhone'],
    [
      chromeOn('Linux; Android 15; SM-S928B').replace('Chrome', 'SamsungBrowser/29.0 Chrome'),
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox on Android'],
    [`${iPad} FxiOS/150.0 Mobile/15E148 Safari/605.1`, 'Firefox on iPad'],
    [`${iPad} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari on iPad'],
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
    expect(describeDevice(userAgent)).toBe(label);
  });
});
