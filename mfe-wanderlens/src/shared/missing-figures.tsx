import { joinNames, type Figure } from '@wanderwork/contracts';
import { DataMark, Small } from '@wanderwork/ui';
import { NO_FIGURE } from './format';

interface Props {
  figures: readonly Figure[];
  /** Those that this place would show. */
  keys: readonly string[];
}

/** What a place would show and is not known: named, not passed over. Nothing where all is known. */
export const MissingFigures = ({ figures, keys }: Props) => {
  const missing = figures.filter(({ key, value }) => keys.includes(key) && value === null);
  if (missing.length === 0) return null;
  return (
    <Small $quiet>
      <DataMark grade={null} /> {NO_FIGURE}: {joinNames(missing.map(({ label }) => label))}.
    </Small>
  );
};
