import { hasAssist, type Action, type CardText, type ChoiceOdds, type State } from '@wanderwork/quest-engine';
import { chanceWords, effectWords } from '../../model/words/effect-words';
import { filled } from '../../model/words/filled';
import { closedChoiceWords } from '../../model/words/need-words';
import { Option } from './option';

interface Props {
  state: State;
  text: CardText;
  odds: ChoiceOdds;
  /** Met before: the odds are told to the per cent. */
  known: boolean;
  onAct: (action: Action) => void;
}

/** A choice of a card, with what is likely to come of it; with help, with all that may come of it. */
export const CardOption = ({ state, text, odds, known, onAct }: Props) => {
  const { choice, index, open, outcomes } = odds;
  const all = hasAssist(state, 'odds_shown');
  const { chance, effects } = outcomes[0]!;
  return (
    <Option
      name={filled(state, text.choices[choice.id]!.label)}
      aside={open ? chanceWords(chance, known || all) : undefined}
      effects={all ? outcomes.map((one) => outcomeWords(state, one)) : effectWords(state, effects)}
      closed={open ? undefined : closedChoiceWords(choice.needs, state)}
      onChoose={() => onAct({ type: 'choose', choice: index })}
    />
  );
};

const outcomeWords = (state: State, { chance, effects }: ChoiceOdds['outcomes'][number]): string =>
  `${chance}%: ${effectWords(state, effects).join(', ') || 'no change'}`;
