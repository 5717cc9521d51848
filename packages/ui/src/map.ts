export { type Camera } from './map/camera';
export { Ground } from './map/ground';
export { isDirection, moveByKey, nearestTo, type Direction } from './map/keys';
export { MapButton, MapControls } from './map/map-controls';
export { atPlace, overlap, pointPath, type Box } from './map/points';
export { useCamera } from './map/use-camera';
export { inSight, onScreen, type MapView, type Position, type Sheet, type Size } from './map/view';
