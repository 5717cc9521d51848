import { html, type Html } from './html.js';

interface Served {
  /** Of our own drawing, without a query. */
  address: string;
  shape?: 'wide';
  /** The largest picture of the first view: the browser fetches it before the page's scripts. */
  isLargest?: boolean;
  /** Empty where its words stand beside it. */
  alt?: string;
}

const sizes = { wide: { width: 1240, height: 420 }, card: { width: 480, height: 320 } };

/**
 * A drawing in the words that are served, by the address at which the app will ask for it: it is on the screen before
 * any script has run, and the app finds it loaded. One for each theme; the stylesheet shows one, and being lazy the
 * other one is never fetched.
 */
export const servedPicture = ({ address, shape, isLargest = shape === 'wide', alt = '' }: Served): Html => {
  const { width, height } = sizes[shape ?? 'card'];
  const priority = isLargest && html` fetchpriority="high"`;
  const inks = (theme: 'light' | 'dark') =>
    new URLSearchParams({ theme, ...(shape && { shape }) }).toString();
  return html`<span class="plain-picture">
<img class="by-day" src="${address}?${inks('light')}" alt="${alt}" width="${width}" height="${height}" loading="lazy"${priority}>
<img class="by-night" src="${address}?${inks('dark')}" alt="${alt}" width="${width}" height="${height}" loading="lazy"${priority}>
</span>`;
};
