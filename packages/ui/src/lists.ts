export { Coming } from './lists/coming';
export { Facts } from './lists/facts';
export { GrowingList } from './lists/growing-list';
export { Unfetched } from './lists/unfetched';
