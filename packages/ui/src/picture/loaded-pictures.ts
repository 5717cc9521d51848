/** Addresses of pictures that this page has shown, so that they appear without a fade when they come again. */
const loaded = new Set<string>();

export const isLoaded = (src: string): boolean => loaded.has(src);

export const rememberLoaded = (src: string): void => {
  loaded.add(src);
};
