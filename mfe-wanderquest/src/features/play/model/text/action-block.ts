import { NO_CARD, type State } from '@wanderwork/quest-engine';

/** Why nothing is bought, taken or asked for just now; false when it can be. */
export const getActionBlock = ({ ending, card }: State): string | false => {
  if (ending) return 'The journey is over.';
  return card !== NO_CARD && 'Answer the card first.';
};
