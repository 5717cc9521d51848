import { Extensions1000000000001 } from './1000-extensions.js';
import { ClientErrors1000000000010 } from './1010-client-errors.js';
import { AnalyticsEvents1000000000020 } from './1020-analytics-events.js';
import { Cities2000000000000 } from './2000-cities.js';
import { Accounts3000000000000 } from './3000-accounts.js';
import { Posts4000000000000 } from './4000-posts.js';
import { Marketing5000000000000 } from './5000-marketing.js';
import { Releases6000000000000 } from './6000-releases.js';
import { DataVersions7000000000000 } from './7000-data-versions.js';
import { Mails8000000000000 } from './8000-mails.js';
import { ConfirmedAddresses8010000000000 } from './8010-confirmed-addresses.js';
import { Sessions8100000000000 } from './8100-sessions.js';
import { Profiles8200000000000 } from './8200-profiles.js';
import { SecondFactors8300000000000 } from './8300-second-factors.js';
import { SessionEpochs8400000000000 } from './8400-session-epochs.js';
import { AdminLists8500000000000 } from './8500-admin-lists.js';
import { Preferences8600000000000 } from './8600-preferences.js';
import { NewsletterIssues8610000000000 } from './8610-newsletter-issues.js';
import { DegreesUnsaid8695000000000 } from './8695-degrees-unsaid.js';
import { Search8700000000000 } from './8700-search.js';
import { IrexSnapshots8750000000000 } from './8750-irex-snapshots.js';
import { IrexWishes8760000000000 } from './8760-irex-wishes.js';
import { SearchAtScale8800000000000 } from './8800-search-at-scale.js';
import { FavouriteCities8810000000000 } from './8810-favourite-cities.js';
import { CityBatches8880000000000 } from './8880-city-batches.js';
import { Billing9000000000000 } from './9000-billing.js';
import { BillingLists9001000000000 } from './9001-billing-lists.js';
import { BillingLeases9002000000000 } from './9002-billing-leases.js';
import { PostCities9050000000000 } from './9050-post-cities.js';
import { KeptAnalyses9100000000000 } from './9100-kept-analyses.js';
import { SearchOrders9200000000000 } from './9200-search-orders.js';
import { CityTraits9210000000000 } from './9210-city-traits.js';
import { PostAddresses9300000000000 } from './9300-post-addresses.js';
import { PostSearch9310000000000 } from './9310-post-search.js';
import { PostShelf9320000000000 } from './9320-post-shelf.js';
import { PlaceLists9400000000000 } from './9400-place-lists.js';
import { PostDrafts9500000000000 } from './9500-post-drafts.js';
import { ShelfFigures9530000000000 } from './9530-shelf-figures.js';
import { RareWords9531000000000 } from './9531-rare-words.js';
import { PostMarks9540000000000 } from './9540-post-marks.js';
import { NewestWords9541000000000 } from './9541-newest-words.js';
import { KeptFindings9542000000000 } from './9542-kept-findings.js';
import { Quest9600000000000 } from './9600-quest.js';
import { BillingCredit9640000000000 } from './9640-billing-credit.js';
import { QuestFlags9690000000000 } from './9690-quest-flags.js';
import { PostStretches9730000000000 } from './9730-post-stretches.js';
import { QuestScoreCounts9750000000000 } from './9750-quest-score-counts.js';
import { QuestStanding9770000000000 } from './9770-quest-standing.js';
import { PostsAtScale9801000000000 } from './9801-posts-at-scale.js';
import { RareBeginnings9803000000000 } from './9803-rare-beginnings.js';
import { ReleaseAudience9806000000000 } from './9806-release-audience.js';
import { PostsToCheck9820000000000 } from './9820-posts-to-check.js';
import { Jobs9830000000000 } from './9830-jobs.js';
import { PersonalCountries9840000000000 } from './9840-personal-countries.js';
import { FigureRanges9850000000000 } from './9850-figure-ranges.js';
import { MonthScores9860000000000 } from './9860-month-scores.js';
import { Trips9870000000000 } from './9870-trips.js';
import { Assistant9880000000000 } from './9880-assistant.js';
import { Connect9900000000000 } from './9900-connect.js';
import { ConnectSearch9910000000000 } from './9910-connect-search.js';
import { Stays9960000000000 } from './9960-stays.js';
import { AgeingAnswers9980000000000 } from './9980-ageing-answers.js';
import { LiveEvents9950000000000 } from './9950-live-events.js';
import { Messages9970000000000 } from './9970-messages.js';
import { Meetups9920000000000 } from './9920-meetups.js';
import { ConnectEmail9930000000000 } from './9930-connect-email.js';
import { ConnectPush9940000000000 } from './9940-connect-push.js';
import { PostReaders9990000000000 } from './9990-post-readers.js';
import { SearchKeys9994000000000 } from './9994-search-keys.js';

/** All migrations, in the order of their numbers. */
export const migrations = [
  ClientErrors1000000000010,
  Extensions1000000000001,
  AnalyticsEvents1000000000020,
  Cities2000000000000,
  Accounts3000000000000,
  Posts4000000000000,
  Marketing5000000000000,
  Releases6000000000000,
  DataVersions7000000000000,
  Mails8000000000000,
  ConfirmedAddresses8010000000000,
  Sessions8100000000000,
  Profiles8200000000000,
  SecondFactors8300000000000,
  SessionEpochs8400000000000,
  AdminLists8500000000000,
  Preferences8600000000000,
  NewsletterIssues8610000000000,
  DegreesUnsaid8695000000000,
  Search8700000000000,
  IrexSnapshots8750000000000,
  IrexWishes8760000000000,
  SearchAtScale8800000000000,
  FavouriteCities8810000000000,
  CityBatches8880000000000,
  Billing9000000000000,
  BillingLists9001000000000,
  BillingLeases9002000000000,
  PostCities9050000000000,
  KeptAnalyses9100000000000,
  SearchOrders9200000000000,
  CityTraits9210000000000,
  PostAddresses9300000000000,
  PostSearch9310000000000,
  PostShelf9320000000000,
  PlaceLists9400000000000,
  PostDrafts9500000000000,
  ShelfFigures9530000000000,
  RareWords9531000000000,
  PostMarks9540000000000,
  NewestWords9541000000000,
  KeptFindings9542000000000,
  Quest9600000000000,
  BillingCredit9640000000000,
  QuestFlags9690000000000,
  PostStretches9730000000000,
  QuestScoreCounts9750000000000,
  QuestStanding9770000000000,
  PostsAtScale9801000000000,
  RareBeginnings9803000000000,
  ReleaseAudience9806000000000,
  PostsToCheck9820000000000,
  Jobs9830000000000,
  PersonalCountries9840000000000,
  FigureRanges9850000000000,
  MonthScores9860000000000,
  Trips9870000000000,
  Assistant9880000000000,
  Connect9900000000000,
  ConnectSearch9910000000000,
  Stays9960000000000,
  AgeingAnswers9980000000000,
  LiveEvents9950000000000,
  Messages9970000000000,
  Meetups9920000000000,
  ConnectEmail9930000000000,
  ConnectPush9940000000000,
  PostReaders9990000000000,
  SearchKeys9994000000000,
];
