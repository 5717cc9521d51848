import { PRODUCT_NAME } from '@wanderwork/contracts';

/** The product as the specification lists it: a free web application of the travel category. */
export const homeJsonLd = (): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: PRODUCT_NAME,
  applicationCategory: 'TravelApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});
