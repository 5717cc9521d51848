import {
  getEntitlements,
  formatDuration,
  MIN_AGE,
  PRODUCT_NAME,
  retention,
  SIGNED_IN_HINT,
} from '@wanderwork/contracts';

const withPrefix = (prefix, values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

const noSettings = { launchAccessUntil: null };

const getSearchesPerDay = (user) => String(getEntitlements(user, noSettings, new Date()).searchesPerDay);

/** The facts that texts may use as `{{retention.sessionIdle}}`, taken from the product's own code. */
export const facts = () => ({
  product: PRODUCT_NAME,
  minAge: String(MIN_AGE),
  signedInHint: SIGNED_IN_HINT,
  'searches.visitor': getSearchesPerDay(null),
  'searches.free': getSearchesPerDay({ isAdmin: false, subscriptionTier: 'free' }),
  ...withPrefix(
    'retention',
    Object.fromEntries(Object.entries(retention).map(([name, period]) => [name, formatDuration(period)])),
  ),
});
