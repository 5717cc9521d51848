export { keptList } from './kept/kept-list';
