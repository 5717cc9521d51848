export { Coming } from './lists/coming';
export { Facts } from './lists/facts';
export { GrowingList } from './lists/growing-list';
export { atOnce, Growth, type MoreToCome } from './lists/growth';
export { KeyFacts } from './lists/key-facts';
export { ListTable, type ListColumns } from './lists/list-table';
export { Unfetched } from './lists/unfetched';
