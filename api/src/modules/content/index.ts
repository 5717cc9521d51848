export { ContentModule } from './content.module.js';
export { PostsService } from './posts.service.js';
export { POSTS } from './posts.topic.js';
