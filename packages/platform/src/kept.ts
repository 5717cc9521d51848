export { storedList } from './stored-list/stored-list';
