export { toFindingLines, PostChecksService } from './check/post-checks.service.js';
export { ContentModule } from './content.module.js';
export { EditorModule } from './editor.module.js';
export { LibraryService } from './library/library.service.js';
export { PostsService } from './posts.service.js';
export { POSTS } from './posts.service.js';
export { LiveTextsService } from './live/live-texts.service.js';
export { formatFigureValue, readFigure } from './live/reading.js';
export { RenderingService } from './render/rendering.service.js';
