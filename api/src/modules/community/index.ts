export { idInUse, limitReached, profileRequired } from './community.errors.js';
export { CommunityModule } from './community.module.js';
export { BarriersService } from './people/barriers.service.js';
export { PeopleRepository as ConnectPeople } from './people/people.repository.js';
export { RightsService, type Writer } from './people/rights.service.js';
export { RepliesService } from './topics/replies.service.js';
