/** The id that the hash of an address names; empty for none, and for one that cannot be read (`#%`). */
export const hashId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
