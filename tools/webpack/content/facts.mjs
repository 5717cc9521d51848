import {
  entitlementsOf,
  formatDuration,
  MIN_AGE,
  PRODUCT_NAME,
  retention,
  SIGNED_IN_HINT,
} from '@wanderwork/contracts';

const prefixed = (prefix, values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

const noSettings = { launchAccessUntil: null };

const searches = (user) => String(entitlementsOf(user, noSettings, new Date()).searchesPerDay);

/** What the texts may name, `{{retention.sessionIdle}}`: from where the product itself takes it. */
export const facts = () => ({
  product: PRODUCT_NAME,
  minAge: String(MIN_AGE),
  signedInHint: SIGNED_IN_HINT,
  'searches.visitor': searches(null),
  'searches.free': searches({ isAdmin: false, subscriptionTier: 'free' }),
  ...prefixed(
    'retention',
    Object.fromEntries(Object.entries(retention).map(([name, period]) => [name, formatDuration(period)])),
  ),
});
