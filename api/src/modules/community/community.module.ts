import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CitiesModule } from '../cities/index.js';
import { ContentModule } from '../content/index.js';
import { ModerationModule } from '../moderation/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { CommunityPersonalData } from './community-personal-data.js';
import { ConnectDraftsController } from './http/drafts.controller.js';
import { ConnectFeedsController } from './http/feeds.controller.js';
import { PeopleController } from './http/people.controller.js';
import { PicturesController } from './http/pictures.controller.js';
import { PlacesController } from './http/places.controller.js';
import { TopicsController } from './http/topics.controller.js';
import { CommunityJob } from './jobs/community.job.js';
import { PlaceHeads } from './pages/place-heads.js';
import { PlaceMeetups } from './pages/place-meetups.js';
import { RulesHead } from './pages/rules-head.js';
import { TopicHeads } from './pages/topic-heads.js';
import { BarriersService } from './people/barriers.service.js';
import { CommunityPeopleModule } from './people/people.module.js';
import { ReadStateRepository } from './people/read-state.repository.js';
import { ConnectProfilesService } from './people/profiles.service.js';
import { RightsService } from './people/rights.service.js';
import { PlacesRepository } from './places/places.repository.js';
import { PlacesService } from './places/places.service.js';
import { StarterPagesService } from './places/starter-pages.service.js';
import { CommunityReportedKinds } from './reported-kinds.js';
import { ConnectDraftsService } from './topics/drafts.service.js';
import { EditingService } from './topics/editing.service.js';
import { PicturesService } from './topics/pictures.service.js';
import { PostEmailsService } from './topics/post-emails.service.js';
import { PostNotifications } from './topics/post-notifications.js';
import { PostPartsRepository } from './topics/post-parts.repository.js';
import { PostRenderingService } from './topics/post-rendering.service.js';
import { PostViewsService } from './topics/post-views.service.js';
import { PostsRepository } from './topics/posts.repository.js';
import { PreparedTextService } from './topics/prepared-text.service.js';
import { TopicDigestService } from './topics/topic-digest.service.js';
import { TopicFeedsService } from './topics/topic-feeds.service.js';
import { TopicPagesService } from './topics/topic-pages.service.js';
import { TopicSearchService } from './topics/topic-search.service.js';
import { TopicsRepository } from './topics/topics.repository.js';
import { WritingService } from './topics/writing.service.js';

/** Connect: people, places, topics and posts. The rules are in docs/connect.md. */
@Module({
  imports: [
    AuthModule,
    CitiesModule,
    CommunityPeopleModule,
    ContentModule,
    ModerationModule,
    NotificationsModule,
  ],
  controllers: [
    ConnectDraftsController,
    ConnectFeedsController,
    PeopleController,
    PicturesController,
    PlacesController,
    TopicsController,
  ],
  providers: [
    BarriersService,
    CommunityJob,
    CommunityPersonalData,
    CommunityReportedKinds,
    ConnectDraftsService,
    ConnectProfilesService,
    EditingService,
    PicturesService,
    PlaceHeads,
    PlaceMeetups,
    PlacesRepository,
    PlacesService,
    PostEmailsService,
    PostNotifications,
    PostPartsRepository,
    PostRenderingService,
    PostViewsService,
    PostsRepository,
    PreparedTextService,
    ReadStateRepository,
    RightsService,
    RulesHead,
    StarterPagesService,
    TopicDigestService,
    TopicFeedsService,
    TopicHeads,
    TopicPagesService,
    TopicSearchService,
    TopicsRepository,
    WritingService,
  ],
  exports: [
    BarriersService,
    PlaceMeetups,
    PlacesRepository,
    PlacesService,
    PreparedTextService,
    RightsService,
  ],
})
export class CommunityModule {}
