export { PeopleRepository as ConnectPeople } from './people/people.repository.js';
export { idInUse, invalidField, limitReached, profileRequired } from './community.errors.js';
export {
  findOrNull,
  renderConnectPage,
  renderMeetups,
  renderPerson,
  renderPlaceLink,
  toBreadcrumb,
} from './pages/connect-html.js';
export { PlaceMeetups } from './pages/place-meetups.js';
export { BarriersService } from './people/barriers.service.js';
export { MentionTexts, withoutMentionSql } from './people/mention-texts.js';
export { RightsService, type Writer } from './people/rights.service.js';
export { PlacesRepository } from './places/places.repository.js';
export { PlacesService } from './places/places.service.js';
export { toTopicCode, toTopicSlug } from './topics/post-text.js';
export { toPlainHtml } from './topics/plain-html.js';
export { PreparedTextService } from './topics/prepared-text.service.js';
export { toRequestDigest } from './topics/request-digest.js';
export { RepliesService } from './topics/replies.service.js';
export { CommunityModule } from './community.module.js';
