const STORAGE_KEY = 'wanderwork_bookmarks_height';

const MAX_HEIGHT_PX = 800;

/** The height of the bookmarks when they were last shown in a window of this width, in pixels; 0 if unknown. */
export const readStoredHeight = (): number => {
  try {
    const [width, height = 0] = (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').map(Number);
    return width === window.innerWidth && height > 0 ? Math.min(height, MAX_HEIGHT_PX) : 0;
  } catch {
    return 0;
  }
};

export const storeHeight = (height: number): void => {
  try {
    if (height > 0) localStorage.setItem(STORAGE_KEY, `${window.innerWidth} ${height}`);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage, the bookmarks go below the guides when they are late.
  }
};
