import { type DailyLimit } from '../../../shared/daily-limit';
import { DailyLimitReached } from './daily-limit-reached';
import { QueryRefused } from './query-refused';

interface Props {
  /** The day's searches are used up; null where that is not the reason. */
  limit: DailyLimit | null;
  /** The server's own words about words that cannot be searched. */
  reason: string | null;
  onBrowse: () => void;
}

/** Why a search was refused, and how to go on. Loaded when a search is refused. */
const SearchRefused = ({ limit, reason, onBrowse }: Props) => (
  <>
    {limit && <DailyLimitReached limit={limit} onBrowse={onBrowse} />}
    {reason && <QueryRefused reason={reason} onBrowse={onBrowse} />}
  </>
);

export default SearchRefused;
