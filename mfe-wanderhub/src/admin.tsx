export { PostEditor as default } from './features/editor/components/post-editor';
