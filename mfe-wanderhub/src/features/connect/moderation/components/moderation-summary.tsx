import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Banner, TextLink } from '@wanderwork/ui';
import { useReader } from '../../common/api/reader';
import { queueQuery } from '../api/queue.query';
import { describeQueue } from '../model/describe-queue';

/** How much waits in the moderation queue, with a link to it; for the hub's section of the admin area. */
export const ModerationSummary = () => {
  const { data } = useInfiniteQuery(queueQuery(useReader()));
  const first = data?.pages[0];
  return (
    <Banner tone={first && first.overdue > 0 ? 'warn' : 'info'} title="Moderation of Connect:">
      {first ? describeQueue(first) : 'What people reported, held posts and appeals.'}{' '}
      <TextLink quiet as={AppLink} to={paths.web.connectPage('moderation')}>
        Open the queue
      </TextLink>
    </Banner>
  );
};
