export { BookmarkList } from './lists/bookmark-list';
export { Loading } from './lists/loading';
export { Facts } from './lists/facts';
export { LoadMoreTable } from './lists/load-more-table';
export { createLocalList, LoadMore, type LoadMoreList } from './lists/load-more';
export { KeyFacts } from './lists/key-facts';
export { ListTable, type ListColumns } from './lists/list-table';
export { LoadError } from './lists/load-error';
