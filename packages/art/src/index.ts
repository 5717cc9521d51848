export type { ArtCity, ArtMonth, SceneOptions, Theme } from './city.js';
export { contours, type ContourOptions } from './contours/contours.js';
export { postCover, type CoverOptions, type CoverPost } from './cover/post-cover.js';
export { appIcon, logoMark, type MarkOptions } from './mark/mark.js';
export { cityScene, MAX_SCENE_BYTES } from './city-scene/city-scene.js';
export { getSolarHour, getSunAltitude } from './light.js';
export { getMoonPhase } from './moon-phase.js';
export { portrait } from './portrait/portrait.js';
export { stamp, type StampCity, type StampOptions } from './stamp/stamp.js';
