import { OfflineBanner } from '../features/offline/offline-banner';
import { useOnline } from '../features/offline/use-online';
import { NoticePlace } from '../layout/notice-place';
import { useNotice } from '../layout/notices';

/** One piece of news at a time; being offline goes before what needs the network anyway. */
export const Notices = () => {
  const online = useOnline();
  const Notice = useNotice();
  return <NoticePlace>{online ? Notice && <Notice /> : <OfflineBanner />}</NoticePlace>;
};
