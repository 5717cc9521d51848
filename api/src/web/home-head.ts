import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { html, type Html } from '../platform/pages/html.js';

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

/** What the home page says before any script has run. */
export const homeBody = (): Html => html`<article class="plain-home">
<h1>Explore. Create. Wander. <br><em>Powered by AI.</em></h1>
<div>
<p>Cities drawn and measured for people who work remotely. One open score, and next to every figure where it came from and how sure we are.</p>
<p><a href="${paths.web.wanderlens()}">Explore WanderLens</a></p>
<p>Free, with 5 searches a day. No payment required.</p>
</div>
</article>`;
