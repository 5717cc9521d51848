import { hasAssist, type Action, type CardText, type ChoiceOdds, type State } from '@wanderwork/quest-engine';
import { formatChance, formatEffects } from '../../model/text/effect-labels';
import { fillText } from '../../model/text/fill-text';
import { describeClosedChoice } from '../../model/text/closed-choice';
import { Option } from './option';

interface Props {
  state: State;
  text: CardText;
  odds: ChoiceOdds;
  /** The player has met the card, so its odds are exact. */
  isKnown: boolean;
  onAct: (action: Action) => void;
}

/** A choice of a card with its likeliest outcome; with assists, all outcomes. */
export const CardOption = ({ state, text, odds, isKnown: hasMet, onAct }: Props) => {
  const { choice, index, open, outcomes } = odds;
  const all = hasAssist(state, 'odds_shown');
  const { chance, effects } = outcomes[0]!;
  return (
    <Option
      name={fillText(state, text.choices[choice.id]!.label)}
      aside={open ? formatChance(chance, hasMet || all) : undefined}
      effects={all ? outcomes.map((one) => formatOutcome(state, one)) : formatEffects(state, effects)}
      closed={open ? undefined : describeClosedChoice(choice.needs, state)}
      onChoose={() => onAct({ type: 'choose', choice: index })}
    />
  );
};

const formatOutcome = (state: State, { chance, effects }: ChoiceOdds['outcomes'][number]): string =>
  `${chance}%: ${formatEffects(state, effects).join(', ') || 'no change'}`;
