export type { ArtCity, ArtMonth, SceneOptions, Theme } from './city.js';
export { contours, type ContourOptions } from './contours/contours.js';
export { postCover, type CoverOptions, type CoverPost } from './cover/post-cover.js';
export { appIcon, logoMark, type MarkOptions } from './mark/mark.js';
export { cityScene, SCENE_LIMIT } from './scene/city-scene.js';
export { solarHour, sunAltitude } from './scene/light.js';
export { portrait } from './portrait/portrait.js';
export { stamp, type StampCity, type StampOptions } from './stamp/stamp.js';
