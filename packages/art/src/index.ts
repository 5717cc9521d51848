export type { ArtCity, ArtMonth, SceneOptions, Theme } from './city.js';
export { cityScene, SCENE_LIMIT } from './scene/city-scene.js';
export { solarHour, sunAltitude } from './scene/light.js';
