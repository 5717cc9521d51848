export { server, useServer } from './server/server';
export {
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  mockError,
  mockStream,
  type ReceivedRequest,
} from './server/mock-responses';
export { renderAt } from './render/render-at';
export { aCity, aCityDetail, aFigure, aPage, aSampleCity, aSearchAnswer } from './factories/cities';
export { anOverview } from './factories/connect';
export { aPost, aPostDetail } from './factories/posts';
export { aUser } from './factories/people';
export { aRelease } from './factories/releases';
