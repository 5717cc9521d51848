/** The id in the hash of an address; empty if there is none or it cannot be decoded (`#%`). */
export const parseHashId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
