/** Addresses of pictures that this page has shown, so that they appear without a fade when they come again. */
const loaded = new Set<string>();

export const isLoaded = (src: string): boolean => loaded.has(src);

export const rememberLoaded = (src: string): void => {
  loaded.add(src);
};

/** The served words bring pictures of their own: those need no fade either. */
export const rememberServedPictures = (place: Element): void => {
  for (const image of place.querySelectorAll('img'))
    if (image.complete && image.naturalWidth > 0) rememberLoaded(image.getAttribute('src') ?? '');
};
