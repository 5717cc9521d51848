export { Notice, type NoticeTag } from './notice/notice';
export { Points } from './notice/points';
