import { useSession } from '@wanderwork/platform';
import { OfflineBanner, useOnline } from '../features/offline/offline-banner';
import { SessionEndedBanner } from '../features/session-ended/session-ended-banner';
import { NoticeArea } from '../layout/notice-area';
import { useNotice } from '../layout/notices';

/** Offline comes first: the others need the network. */
const useCurrentNotice = () => {
  const online = useOnline();
  const hasSessionEnded = useSession((state) => state.hasEnded);
  const Update = useNotice('update');
  if (!online) return OfflineBanner;
  return hasSessionEnded ? SessionEndedBanner : Update;
};

/** Shows one notice at a time. */
export const Notices = () => {
  const CurrentNotice = useCurrentNotice();
  return <NoticeArea>{CurrentNotice && <CurrentNotice />}</NoticeArea>;
};
