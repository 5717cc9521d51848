export { ContentsList, type TextHeading } from './reading/contents-list';
export { useCurrentHeading } from './reading/current-heading';
export { Prose } from './reading/prose';
export { ReadingColumns } from './reading/reading-columns';
