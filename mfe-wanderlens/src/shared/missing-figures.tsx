import { joinNames, type Figure } from '@wanderwork/contracts';
import { DataMark, Small } from '@wanderwork/ui';
import { NO_FIGURE } from './format';

interface Props {
  figures: readonly Figure[];
  /** The keys that this section shows. */
  keys: readonly string[];
}

/** Lists the figures of a section that are missing. Renders nothing if none are. */
export const MissingFigures = ({ figures, keys }: Props) => {
  const missing = figures.filter(({ key, value }) => keys.includes(key) && value === null);
  if (missing.length === 0) return null;
  return (
    <Small $quiet>
      <DataMark grade={null} /> {NO_FIGURE}: {joinNames(missing.map(({ label }) => label))}.
    </Small>
  );
};
