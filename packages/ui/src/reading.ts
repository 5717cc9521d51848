export { ContentsList, type TextHeading } from './reading/contents-list';
export { Prose } from './reading/prose';
export { ReadingColumns } from './reading/reading-columns';
