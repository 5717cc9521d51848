import { Caption, Icon, Skeleton, Small, Stack } from '@wanderwork/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { useLocalText } from '../../../shared/use-local-text';
import { getShownAnswer, type Turn } from '../api/assistant-store';
import {
  describeProgress,
  describeWriter,
  isOpen,
  numberCites,
  type Answer,
  type Cite,
} from '../model/answer';
import { AnswerProblem, StopNotes } from './answer-problem';
import { toElementId } from './cards/card-frame';
import { CardView } from './cards/card-view';
import { useFigureText } from './cards/figures';
import { ReviewDraft } from './cards/trip-cards';
import { NextSteps, Refusal } from './refusal';

/** An answer: who wrote it, its sentences, and the cards, which answer without them. */
const AnswerView = memo(({ turn }: { turn: Turn }) => {
  const answer = getShownAnswer(turn);
  const { cards, refusals, drafts } = answer;
  // What a refusal asks, it asks with its choices.
  const questions = answer.questions.filter(({ text }) => !refusals.some((refusal) => refusal.text === text));
  const writer = describeWriter(answer);
  const shownDrafts = cards.flatMap((card) => (card.tool === 'trip.draft' ? card.draft : []));
  return (
    <Stack $gap={4}>
      {writer !== null && (
        <Writer>
          <Icon name={answer.writer?.kind === 'model' ? 'message-circle' : 'compass'} size={14} /> {writer}
        </Writer>
      )}
      <Sentences turn={turn.id} answer={answer} />
      {cards.map((card) => (
        <CardView key={card.id} answer={turn.id} card={card} />
      ))}
      {drafts
        .filter(({ draft }) => !shownDrafts.includes(draft))
        .map(({ trip, draft }) => (
          <ReviewDraft key={draft} trip={trip} draft={draft} />
        ))}
      {refusals.map((refusal, at) => (
        <Refusal key={at} refusal={refusal} text={turn.text} />
      ))}
      {questions.map(({ text, choices }) => (
        <Stack key={text} $gap={3}>
          <Sentence>{text}</Sentence>
          <NextSteps steps={choices} label="Answers" />
        </Stack>
      ))}
      {isOpen(turn.answer) && <Working answer={turn.answer} />}
      <StopNotes turn={turn} />
      <AnswerProblem turn={turn} />
      {answer.phase === 'done' && cards.length + refusals.length + questions.length === 0 && (
        <Small $quiet>Nothing was found for this. Try other words.</Small>
      )}
    </Stack>
  );
});
AnswerView.displayName = 'AnswerView';

export default AnswerView;

/** Moves to a figure, or to its card if the figure is not drawn by itself. */
const showFigure = (turn: string, { card, key }: Cite) => {
  const find = (figure?: string) => document.getElementById(toElementId(turn, card, figure));
  const target = find(key) ?? find();
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
};

/** The sentences, each with the numbers of the figures behind it. */
const Sentences = ({ turn, answer }: { turn: string; answer: Answer }) => {
  const toLocal = useLocalText();
  const toText = useFigureText();
  // What a card says in full is not said twice.
  const sentences = useMemo(
    () =>
      numberCites(answer).filter(
        ({ text }) => !answer.cards.some((card) => card.tool === 'about' && card.text === text),
      ),
    [answer],
  );
  return sentences.length === 0 ? null : (
    <Stack $gap={2}>
      {sentences.map(({ text, cites }, at) => (
        <Sentence key={at}>
          {toLocal(
            cites.reduce((sentence, { figure }) => sentence.replace(figure.text, () => toText(figure)), text),
          )}
          {cites.map((cite) => (
            <CiteButton
              key={cite.number}
              type="button"
              aria-label={`Figure ${cite.number}: ${cite.figure.label}, ${toText(cite.figure)}`}
              onClick={() => showFigure(turn, cite)}
            >
              {'\u00a0'}[{cite.number}]
            </CiteButton>
          ))}
        </Sentence>
      ))}
    </Stack>
  );
};

/** Screen readers hear the progress from the status of the screen. */
const Working = ({ answer }: { answer: Answer }) => (
  <Stack $gap={2} aria-hidden>
    <Small $quiet>{answer.claims.length > 0 ? 'Still writing…' : `${describeProgress(answer)}…`}</Small>
    <Skeleton $height="1.1em" />
    <Skeleton $height="1.1em" $width="64%" />
  </Stack>
);

const Writer = styled(Caption)`
  display: flex;
  gap: 6px;
  align-items: baseline;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    translate: 0 2px;
  }
`;

const Sentence = styled.p`
  max-width: 62ch;
  font: 400 var(--f-md) / 1.6 var(--read);
  overflow-wrap: anywhere;
`;

const CiteButton = styled.button`
  padding: 2px 0;
  border: 0;
  background: none;
  font: 600 var(--f-sm) / 1.4 var(--sans);
  color: var(--red);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
