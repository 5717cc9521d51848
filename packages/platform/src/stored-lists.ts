export { createStoredList } from './stored-list/stored-list';
