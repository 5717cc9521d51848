import {
  cards,
  getCity,
  hasAssist,
  waitingChoices,
  type Action,
  type CardText,
  type ChoiceOdds,
  type State,
} from '@wanderwork/quest-engine';
import { Banner, Button, Caption, Small, Spinner, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../../model/play-state';
import { usePassportBook } from '../../../../shared/passport/passport-book';
import { useSettings } from '../../model/settings';
import { loadCardTexts, useCardText } from '../../model/card-texts';
import { fillText } from '../../model/text/fill-text';
import { SceneHeading } from '../scene-heading';
import { formatChance, formatEffects, describeClosedChoice } from '../../model/text/effect-labels';
import { Option } from './option';

interface Props {
  game: Game;
  onAct: (action: Action) => void;
}

/** A card: what happens, and the choices with their odds. */
export const CardScene = ({ game, onAct }: Props) => {
  const { id } = cards[game.state.card]!;
  const text = useCardText(id);
  if (text === 'missing') return <TextLoadError />;
  if (text === 'loading') return <Spinner />;
  return <CardContent id={id} text={text} game={game} onAct={onAct} />;
};

const TextLoadError = () => (
  <Banner tone="warn" actions={<Button onClick={() => void loadCardTexts()}>Try Again</Button>}>
    We couldn’t load this card. Your run is safe, and you can continue once you’re online.
  </Banner>
);

const CardContent = ({ id, text, game, onAct }: Props & { id: string; text: CardText }) => {
  const { state, isResumed: resumed } = game;
  const hasMet = usePassportBook(({ cards: met }) => met.includes(id));
  return (
    <Stack $gap={4}>
      <Caption>
        {getCity(state.city).name}, day {state.day + 1}
      </Caption>
      <SceneHeading scene={`card ${id} ${state.day}`} still={resumed}>
        {text.title}
      </SceneHeading>
      <Story>{useHiddenStory(id) ?? fillText(state, text.text)}</Story>
      <Stack as="ul" role="list" $gap={3}>
        {waitingChoices(state).map((odds) => (
          <li key={odds.choice.id}>
            <CardOption state={state} text={text} odds={odds} isKnown={hasMet} onAct={onAct} />
          </li>
        ))}
      </Stack>
      <Small $quiet>{getOddsNote(hasMet, hasAssist(state, 'odds_shown'))}</Small>
    </Stack>
  );
};

const getOddsNote = (hasMet: boolean, all: boolean): string => {
  if (all) return 'You see every possible outcome, as you asked.';
  return hasMet
    ? 'You’ve met this card before, so the odds are exact.'
    : 'You see the likeliest outcome. Exact odds appear once you’ve met a card.';
};

/** Replaces the story of a card the player asked to hide; null for all others. */
const useHiddenStory = (id: string): string | null => {
  const veiled = useSettings((settings) => settings.veiled);
  const subject = cards.find((card) => card.id === id)?.sensitive?.find((one) => veiled.includes(one));
  return subject
    ? `A card about ${subjectLabels[subject]}. We left out its story, as you asked. The choices are the same.`
    : null;
};

const subjectLabels = { health: 'health', crime: 'crime', border: 'a border' } as const;

const Story = styled.p`
  font: 400 1.0625rem/1.6 var(--read);
`;

interface CardOptionProps {
  state: State;
  text: CardText;
  odds: ChoiceOdds;
  /** The player has met the card, so its odds are exact. */
  isKnown: boolean;
  onAct: (action: Action) => void;
}

/** A choice of a card with its likeliest outcome; with assists, all outcomes. */
const CardOption = ({ state, text, odds, isKnown: hasMet, onAct }: CardOptionProps) => {
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
  `${chance}%: ${formatEffects(state, effects).join(', ')}`;
