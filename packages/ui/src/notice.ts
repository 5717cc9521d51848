export { Notice, NOT_OPEN, type NoticeTag } from './notice/notice';
export { Points } from './notice/points';
