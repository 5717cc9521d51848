import { type DailyLimit } from '../../../shared/daily-limit';
import { DayIsUsed } from './day-is-used';
import { WordsRefused } from './words-refused';

interface Props {
  /** The day's searches are used up; null where that is not the reason. */
  limit: DailyLimit | null;
  /** The server's own words about words that cannot be searched. */
  why: string | null;
  onBrowse: () => void;
}

/** Why a search was refused, and how to go on. Loaded when a search is refused. */
const SearchRefused = ({ limit, why, onBrowse }: Props) => (
  <>
    {limit && <DayIsUsed limit={limit} onBrowse={onBrowse} />}
    {why && <WordsRefused why={why} onBrowse={onBrowse} />}
  </>
);

export default SearchRefused;
