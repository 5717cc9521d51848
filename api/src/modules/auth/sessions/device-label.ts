type Hint = readonly [name: string, pattern: RegExp];

/**
 * Order matters: Edge, Opera and Samsung Internet also call themselves Chrome, and Chrome calls itself Safari. Headless
 * browsers prefix their name with `Headless`.
 */
const browsers: readonly Hint[] = [
  ['Edge', /\b(?:Headless)?Edg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPX|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly Hint[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const findName = (hints: readonly Hint[], text: string) =>
  hints.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * Describes a device so that a person recognizes it in their list of sessions, such as “Firefox on Linux”. Nothing more
 * precise is stored.
 */
export const describeDevice = (userAgent: string | undefined): string => {
  const browser = findName(browsers, userAgent ?? '') ?? 'A browser';
  const system = findName(systems, userAgent ?? '');
  return system ? `${browser} on ${system}` : browser;
};
