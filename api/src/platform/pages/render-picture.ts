import { html, type Html } from './html.js';

interface PictureOptions {
  /** Path of one of our drawings, without a query. */
  address: string;
  shape?: 'wide';
  /** The largest picture of the first view: the browser fetches it before the page's scripts. */
  isLargest?: boolean;
  /** Empty where the text beside it says the same. */
  alt?: string;
}

const sizes = { wide: { width: 1240, height: 420 }, card: { width: 480, height: 320 } };

/**
 * Renders a drawing for the served HTML, with the URL that the app will use: it is visible before any script runs, and
 * the app finds it loaded. There is one image per theme; the stylesheet shows one, and the hidden one is lazy, so it is
 * never fetched.
 */
export const renderPicture = ({
  address,
  shape,
  isLargest = shape === 'wide',
  alt = '',
}: PictureOptions): Html => {
  const { width, height } = sizes[shape ?? 'card'];
  const priority = isLargest && html` fetchpriority="high"`;
  const toQuery = (theme: 'light' | 'dark') =>
    new URLSearchParams({ theme, ...(shape && { shape }) }).toString();
  return html`<span class="plain-picture">
<img class="by-day" src="${address}?${toQuery('light')}" alt="${alt}" width="${width}" height="${height}" loading="lazy"${priority}>
<img class="by-night" src="${address}?${toQuery('dark')}" alt="${alt}" width="${width}" height="${height}" loading="lazy"${priority}>
</span>`;
};
