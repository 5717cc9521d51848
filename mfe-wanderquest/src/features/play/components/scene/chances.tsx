import { chancesOfADay, hasAssist, type State } from '@wanderwork/quest-engine';
import { Small } from '@wanderwork/ui';
import { formatThousandths } from '../../model/text/effect-labels';

/** What a day may bring, in per cent, for who wants every chance told. */
export const Chances = ({ state }: { state: State }) => {
  if (!hasAssist(state, 'odds_shown')) return null;
  const { card, illness, outage } = chancesOfADay(state);
  return (
    <Small $quiet>
      Chances today: a card {formatThousandths(card)}, falling ill {formatThousandths(illness)}, an outage at
      work {formatThousandths(outage)}.
    </Small>
  );
};
