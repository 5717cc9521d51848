import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CitiesModule } from '../cities/index.js';
import { CityDataModule } from '../city-data/index.js';
import { ContentModule } from '../content/index.js';
import { ModerationModule } from '../moderation/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { CommunityPersonalData } from './community-personal-data.js';
import { CorrectionOutcomesService } from './corrections/correction-outcomes.service.js';
import { CorrectionQueueService } from './corrections/correction-queue.service.js';
import { QueuedCorrectionsRepository } from './corrections/queued-corrections.repository.js';
import { TeamRepliesService } from './corrections/team-replies.service.js';
import { CorrectableFiguresController, CorrectionsAdminController } from './http/corrections.controller.js';
import { ConnectDraftsController } from './http/drafts.controller.js';
import { ConnectFeedsController } from './http/feeds.controller.js';
import { OverviewController } from './http/overview.controller.js';
import { PeopleController } from './http/people.controller.js';
import { PicturesController } from './http/pictures.controller.js';
import { PlacesController } from './http/places.controller.js';
import { StaysController } from './http/stays.controller.js';
import { TopicsController } from './http/topics.controller.js';
import { CommunityJob } from './jobs/community.job.js';
import { StaysJob } from './jobs/stays.job.js';
import { CorrectionsJob } from './jobs/corrections.job.js';
import { ConnectOverviewService } from './overview.service.js';
import { ModerationCountsHead } from './pages/moderation-counts-head.js';
import { PlaceHeads } from './pages/place-heads.js';
import { PlaceMeetups } from './pages/place-meetups.js';
import { RulesHead } from './pages/rules-head.js';
import { TopicHeads } from './pages/topic-heads.js';
import { BarriersService } from './people/barriers.service.js';
import { CommunityPeopleModule } from './people/people.module.js';
import { ReadStateRepository } from './people/read-state.repository.js';
import { MentionTexts } from './people/mention-texts.js';
import { ConnectProfilesService } from './people/profiles.service.js';
import { RightsService } from './people/rights.service.js';
import { PlacesRepository } from './places/places.repository.js';
import { PlacesService } from './places/places.service.js';
import { StarterPagesService } from './places/starter-pages.service.js';
import { CommunityReportedKinds } from './reported-kinds.js';
import { CallHoursService } from './stays/call-hours.service.js';
import { OverlapsRepository } from './stays/overlaps.repository.js';
import { OverlapsService } from './stays/overlaps.service.js';
import { StaysPersonalData } from './stays/stays-personal-data.js';
import { StaysRepository } from './stays/stays.repository.js';
import { StaysService } from './stays/stays.service.js';
import { AnswerVotesRepository } from './topics/answer-votes.repository.js';
import { AnswerVotesService } from './topics/answer-votes.service.js';
import { CorrectionsRepository } from './topics/corrections.repository.js';
import { CorrectionsService } from './topics/corrections.service.js';
import { ConnectDraftsService } from './topics/drafts.service.js';
import { EditingService } from './topics/editing.service.js';
import { NewPostsService } from './topics/new-posts.service.js';
import { PicturesService } from './topics/pictures.service.js';
import { PostAnnouncements } from './topics/post-announcements.js';
import { PostEmailsService } from './topics/post-emails.service.js';
import { PostNotifications } from './topics/post-notifications.js';
import { PostPartsRepository } from './topics/post-parts.repository.js';
import { PostRenderingService } from './topics/post-rendering.service.js';
import { PostViewsService } from './topics/post-views.service.js';
import { PostsRepository } from './topics/posts.repository.js';
import { PreparedTextService } from './topics/prepared-text.service.js';
import { RepliesService } from './topics/replies.service.js';
import { ReplySourcesService } from './topics/reply-sources.service.js';
import { TopicDigestService } from './topics/topic-digest.service.js';
import { TopicFeedsService } from './topics/topic-feeds.service.js';
import { TopicListsRepository } from './topics/topic-lists.repository.js';
import { TopicPagesService } from './topics/topic-pages.service.js';
import { TopicSearchService } from './topics/topic-search.service.js';
import { TopicsRepository } from './topics/topics.repository.js';
import { WritingService } from './topics/writing.service.js';

/** Connect: people, places, topics, posts and stays. The rules are in docs/connect.md. */
@Module({
  imports: [
    AuthModule,
    CitiesModule,
    CityDataModule,
    CommunityPeopleModule,
    ContentModule,
    ModerationModule,
    NotificationsModule,
  ],
  controllers: [
    ConnectDraftsController,
    CorrectableFiguresController,
    CorrectionsAdminController,
    ConnectFeedsController,
    OverviewController,
    PeopleController,
    PicturesController,
    PlacesController,
    StaysController,
    TopicsController,
  ],
  providers: [
    AnswerVotesRepository,
    AnswerVotesService,
    CorrectionOutcomesService,
    CorrectionQueueService,
    CorrectionsJob,
    CorrectionsRepository,
    CorrectionsService,
    QueuedCorrectionsRepository,
    TeamRepliesService,
    BarriersService,
    CallHoursService,
    CommunityJob,
    CommunityPersonalData,
    CommunityReportedKinds,
    ConnectDraftsService,
    ConnectOverviewService,
    ConnectProfilesService,
    EditingService,
    OverlapsRepository,
    OverlapsService,
    MentionTexts,
    ModerationCountsHead,
    NewPostsService,
    PicturesService,
    PlaceHeads,
    PlaceMeetups,
    PlacesRepository,
    PlacesService,
    PostAnnouncements,
    PostEmailsService,
    PostNotifications,
    PostPartsRepository,
    PostRenderingService,
    PostViewsService,
    PostsRepository,
    PreparedTextService,
    ReadStateRepository,
    RepliesService,
    ReplySourcesService,
    RightsService,
    RulesHead,
    StarterPagesService,
    StaysJob,
    StaysPersonalData,
    StaysRepository,
    StaysService,
    TopicDigestService,
    TopicFeedsService,
    TopicHeads,
    TopicListsRepository,
    TopicPagesService,
    TopicSearchService,
    TopicsRepository,
    WritingService,
  ],
  exports: [
    BarriersService,
    MentionTexts,
    PlaceMeetups,
    PlacesRepository,
    PlacesService,
    PreparedTextService,
    RepliesService,
    RightsService,
  ],
})
export class CommunityModule {}
