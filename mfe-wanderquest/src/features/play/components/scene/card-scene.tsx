import {
  cards,
  getCity,
  hasAssist,
  waitingChoices,
  type Action,
  type CardText,
} from '@wanderwork/quest-engine';
import { Banner, Button, Caption, Small, Spinner, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../../model/play-state';
import { usePassportBook } from '../../../../shared/passport/passport-book';
import { useSettings } from '../../model/settings';
import { loadCardTexts, useCardText } from '../../model/card-texts';
import { fillText } from '../../model/text/fill-text';
import { CardOption } from './card-option';
import { SceneHeading } from './scene-heading';

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
