import {
  cards,
  cityAt,
  hasAssist,
  waitingChoices,
  type Action,
  type CardText,
} from '@wanderwork/quest-engine';
import { Banner, Button, Caption, Small, Spinner, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Game } from '../../model/stage';
import { useBook } from '../../../../shared/book/book';
import { useSettings } from '../../model/settings';
import { loadTexts, useCardText } from '../../model/texts';
import { filled } from '../../model/words/filled';
import { CardOption } from './card-option';
import { SceneHeading } from './scene-heading';

interface Props {
  game: Game;
  onAct: (action: Action) => void;
}

/** A card: what happens, and what one can do about it, with the odds before the choice. */
export const CardScene = ({ game, onAct }: Props) => {
  const { id } = cards[game.state.card]!;
  const text = useCardText(id);
  if (text === 'missing') return <NoWords />;
  if (text === 'coming') return <Spinner />;
  return <Told id={id} text={text} game={game} onAct={onAct} />;
};

const NoWords = () => (
  <Banner tone="warn" actions={<Button onClick={() => void loadTexts()}>Try Again</Button>}>
    The words of this card could not be fetched. Your run is safe; it goes on when there is a connection.
  </Banner>
);

const Told = ({ id, text, game, onAct }: Props & { id: string; text: CardText }) => {
  const { state, resumed } = game;
  const known = useBook(({ cards: met }) => met.includes(id));
  return (
    <Stack $gap={4}>
      <Caption>
        {cityAt(state.city).name}, day {state.day + 1}
      </Caption>
      <SceneHeading scene={`card ${id} ${state.day}`} still={resumed}>
        {text.title}
      </SceneHeading>
      <Story>{useStory(id) ?? filled(state, text.text)}</Story>
      <Stack as="ul" role="list" $gap={3}>
        {waitingChoices(state).map((odds) => (
          <li key={odds.choice.id}>
            <CardOption state={state} text={text} odds={odds} known={known} onAct={onAct} />
          </li>
        ))}
      </Stack>
      <Small $quiet>{oddsWords(known, hasAssist(state, 'odds_shown'))}</Small>
    </Stack>
  );
};

const oddsWords = (known: boolean, all: boolean): string => {
  if (all) return 'Shown is all that may come of a choice, as you asked.';
  return known
    ? 'You have met this card before, so the odds are exact.'
    : 'What is shown is the likeliest outcome. Exact odds appear once you have met a card.';
};

/** What stands for the story of a card that somebody would rather not read; null for all others. */
const useStory = (id: string): string | null => {
  const veiled = useSettings((settings) => settings.veiled);
  const subject = cards.find((card) => card.id === id)?.sensitive?.find((one) => veiled.includes(one));
  return subject
    ? `A card about ${subjectWords[subject]}. Its story is left out, as you asked; the choices stand.`
    : null;
};

const subjectWords = { health: 'health', crime: 'crime', border: 'a border' } as const;

const Story = styled.p`
  font: 400 1.0625rem/1.6 var(--read);
`;
