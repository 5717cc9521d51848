/** The data of this module, as `data_versions` counts its changes. */
export const POSTS = 'posts';
