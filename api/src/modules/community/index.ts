export { PeopleRepository as ConnectPeople } from './people/people.repository.js';
export { CommunityModule } from './community.module.js';
