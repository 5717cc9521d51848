export { Gallery } from './gallery/gallery';
