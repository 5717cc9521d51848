import {
  cards,
  cardTexts,
  gear,
  waitingChoices,
  type Action,
  type ChoiceOdds,
  type State,
} from '@wanderwork/quest-engine';
import { Small, Stack } from '@wanderwork/ui';
import { effectWords, likelihood } from '../model/effect-words';
import { filled } from '../model/filled';
import { type Week } from '../model/use-week';
import { Option } from './option';
import { SceneHeading } from './scene-heading';

/** Why a choice is closed: the thing that it asks for, where it is a thing. */
const closedWords = ({ needs }: ChoiceOdds['choice']): string => {
  const thing = needs && 'gear' in needs && gear.find(({ id }) => id === needs.gear);
  return thing
    ? `Asks for a thing that you do not carry: ${thing.name.toLowerCase()}.`
    : 'Not open to you yet.';
};

interface Props {
  week: Week;
  onAct: (action: Action) => void;
}

/** A card: what happens, and what one can do about it, with the odds before the choice. */
export const CardScene = ({ week, onAct }: Props) => {
  const { state } = week;
  const { id } = cards[state.card]!;
  const { title, text } = cardTexts[id]!;
  return (
    <Stack $gap={4}>
      <SceneHeading scene={`card ${id} ${state.day}`} still={week.resumed}>
        {title}
      </SceneHeading>
      <p>{filled(state, text)}</p>
      <Stack as="ul" role="list" $gap={3}>
        {waitingChoices(state).map((odds) => (
          <li key={odds.choice.id}>
            <CardOption state={state} card={id} odds={odds} onAct={onAct} />
          </li>
        ))}
      </Stack>
      <Small>What is shown is the likeliest outcome. The rest of the odds go the other way.</Small>
    </Stack>
  );
};

interface OptionProps {
  state: State;
  card: string;
  odds: ChoiceOdds;
  onAct: Props['onAct'];
}

const CardOption = ({ state, card, odds, onAct }: OptionProps) => {
  const { choice, index, open, outcomes } = odds;
  const [likeliest] = outcomes;
  return (
    <Option
      name={filled(state, cardTexts[card]!.choices[choice.id]!.label)}
      aside={open ? likelihood(likeliest!.chance) : undefined}
      effects={effectWords(state, likeliest!.effects)}
      closed={open ? undefined : closedWords(choice)}
      onChoose={() => onAct({ type: 'choose', choice: index })}
    />
  );
};
