export { type Camera } from './map/camera';
export { Ground } from './map/ground';
export { isDirection, moveByKey, findNearest, type Direction } from './map/keys';
export { MapButton, MapControls } from './map/map-controls';
export {
  toPlaceStyle,
  overlaps,
  toPointPath,
  type Box,
  isInSight,
  toScreen,
  type MapView,
  type Position,
  type MapLimits,
  type Size,
} from './map/view';
export { useCamera } from './map/use-camera';
