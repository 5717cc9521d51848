export { ContentsList, type TextHeading } from './reading/contents-list';
export { useCurrentHeading } from './reading/current-heading';
export { Prose } from './reading/prose';
export { AboveReading, ReadingColumns } from './reading/reading-columns';
