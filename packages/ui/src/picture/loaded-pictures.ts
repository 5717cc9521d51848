/** Addresses of pictures already shown on this page; they appear without a fade the next time. */
const loaded = new Set<string>();

export const isLoaded = (src: string): boolean => loaded.has(src);

export const rememberLoaded = (src: string): void => {
  loaded.add(src);
};

/** Pictures in the served HTML need no fade either. */
export const rememberServedPictures = (place: Element): void => {
  for (const image of place.querySelectorAll('img'))
    if (image.complete && image.naturalWidth > 0) rememberLoaded(image.getAttribute('src') ?? '');
};
