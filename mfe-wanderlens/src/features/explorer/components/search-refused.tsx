import { type DailyLimit } from '../../../shared/daily-limit';
import { DailyLimitReached } from './daily-limit-reached';
import { QueryRefused } from './query-refused';

interface Props {
  /** Null if the limit is not the reason. */
  limit: DailyLimit | null;
  /** The server's reason if the query is invalid. */
  reason: string | null;
  onBrowse: () => void;
}

/** Explains why a search was refused. Loaded when that happens. */
const SearchRefused = ({ limit, reason, onBrowse }: Props) => (
  <>
    {limit && <DailyLimitReached limit={limit} onBrowse={onBrowse} />}
    {reason && <QueryRefused reason={reason} onBrowse={onBrowse} />}
  </>
);

export default SearchRefused;
