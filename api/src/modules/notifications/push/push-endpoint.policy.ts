/** The push services of browser vendors: Google, Mozilla, Microsoft and Apple. */
const vendors = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

const isVendorHost = (hostname: string): boolean =>
  vendors.some((vendor) => hostname === vendor || hostname.endsWith(`.${vendor}`));

/**
 * Whether pushes may be sent there: over https to a browser vendor, so that nobody can make the server call other
 * machines. `testOrigin` is the service of a test.
 */
export const isPushEndpoint = (endpoint: string, testOrigin: string | null): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (testOrigin !== null && origin === testOrigin) return true;
  return protocol === 'https:' && port === '' && isVendorHost(hostname);
};
