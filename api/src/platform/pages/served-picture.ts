import { html, type Html } from './html.js';

interface Served {
  /** Of our own drawing, without a query. */
  address: string;
  shape?: 'wide';
  /** Empty where its words stand beside it. */
  alt?: string;
}

const sizes = { wide: { width: 1240, height: 420 }, card: { width: 480, height: 320 } };

/**
 * A drawing in the words that are served, by the address at which the app will ask for it: it is on the screen before
 * any script has run, and the app finds it loaded. One for each theme; the stylesheet shows one, and being lazy the
 * other one is never fetched.
 */
export const servedPicture = ({ address, shape, alt = '' }: Served): Html => {
  const { width, height } = sizes[shape ?? 'card'];
  // A page's largest picture goes before its scripts.
  const first = shape === 'wide' && html` fetchpriority="high"`;
  const inks = (theme: 'light' | 'dark') =>
    new URLSearchParams({ theme, ...(shape && { shape }) }).toString();
  return html`<span class="plain-picture">
<img class="by-day" src="${address}?${inks('light')}" alt="${alt}" width="${width}" height="${height}" loading="lazy"${first}>
<img class="by-night" src="${address}?${inks('dark')}" alt="${alt}" width="${width}" height="${height}" loading="lazy"${first}>
</span>`;
};
