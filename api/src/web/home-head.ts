import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { html, type Html } from '../platform/pages/html.js';

/** schema.org data of the product, as the specification defines it: a free web application for travel. */
export const createHomeJsonLd = (): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: PRODUCT_NAME,
  applicationCategory: 'TravelApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

/** The content of the home page before any script runs. */
export const renderHomeBody = (): Html => html`<article class="plain-home">
<h1>Explore. Create. Wander. <br><em>Powered by AI.</em></h1>
<div>
<p>Compare cities for remote work by one open score. Every figure shows where it comes from and how sure we are of it.</p>
<form class="search-box" role="search" action="${paths.web.wanderlens()}">
<input name="q" type="search" aria-label="Search for a place, or describe what you want" placeholder="Warm in January under $1500" maxlength="200" autocomplete="off">
<button>Search</button>
</form>
<p><a href="${paths.web.wanderlens()}">Explore WanderLens</a></p>
<p>Free, with 5 searches a day. No payment required.</p>
</div>
</article>`;
