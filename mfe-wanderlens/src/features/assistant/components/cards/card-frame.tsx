import type { AssistantCard, AssistantTool } from '@wanderwork/contracts';
import { AppLink, closeAssistant } from '@wanderwork/platform';
import { Card, Icon, TextLink } from '@wanderwork/ui';
import { useCallback, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocalText } from '../../../../shared/use-local-text';
import { listFigures } from '../../model/answer';
import { describeLink, isSitePath } from '../../model/links';
import { FigureIdContext, Noted } from './figures';

interface Props {
  /** The id of its answer, which keeps the ids of two answers apart. */
  answer: string;
  card: AssistantCard;
  children: ReactNode;
}

/** What these show is no figure with an origin. */
const plainTools: ReadonlySet<AssistantTool> = new Set(['articles.find', 'account', 'about']);

/** The page that shows more. A trip's is that trip; a draft leads to its review. */
const getCardLink = (card: AssistantCard): string | null => {
  if (card.tool === 'trip.draft') return null;
  return 'trip' in card && card.link !== null
    ? `${card.link}?${new URLSearchParams({ trip: card.trip })}`
    : card.link;
};

/** The id of a figure, or of its card, on the page. */
export const toElementId = (answer: string, card: string, key = ''): string =>
  `answer-${answer}-${card}-${key}`.replace(/\s/g, '_');

/** A card with its title, what a reader must know, its sources and the page that shows more. */
export const CardFrame = ({ answer, card, children }: Props) => {
  const titleId = useId();
  const toLocal = useLocalText();
  const link = getCardLink(card);
  const getId = useCallback((key: string) => toElementId(answer, card.id, key), [answer, card.id]);
  return (
    <Root as="div" role="group" aria-labelledby={titleId} id={getId('')} tabIndex={-1}>
      <h4 id={titleId}>{toLocal(card.title)}</h4>
      <FigureIdContext value={getId}>
        <Noted figures={listFigures(card)} notes={card.notes} hasOrigins={!plainTools.has(card.tool)}>
          {children}
        </Noted>
      </FigureIdContext>
      {link !== null && isSitePath(link) && (
        <TextLink as={AppLink} to={link} onClick={closeAssistant}>
          {describeLink(link)} <Icon name="arrow-right" size={14} />
        </TextLink>
      )}
    </Root>
  );
};

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s4) var(--s5) var(--s4);
  scroll-margin-block: 96px;
  animation: answer-part 200ms ease-out;

  @keyframes answer-part {
    from {
      opacity: 0;
    }
  }

  h4 {
    font: 400 var(--f-lg) / 1.25 var(--serif);
    overflow-wrap: anywhere;
  }

  /* One line between two lists. */
  ul + dl {
    margin-block-start: calc(-1 * var(--s3));
    border-block-start: 0;
  }

  > a {
    justify-self: start;
  }
`;
