import { getDayChances, hasAssist, type State } from '@wanderwork/quest-engine';
import { Small } from '@wanderwork/ui';
import { formatThousandths } from '../../model/text/effect-labels';

/** The chances of today's events, for players with the assist. */
export const Chances = ({ state }: { state: State }) => {
  if (!hasAssist(state, 'odds_shown')) return null;
  const { card, illness, outage } = getDayChances(state);
  return (
    <Small $quiet>
      Chances today: a card {formatThousandths(card)}, falling ill {formatThousandths(illness)}, an outage at
      work {formatThousandths(outage)}.
    </Small>
  );
};
