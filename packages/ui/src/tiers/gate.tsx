import { Row, space } from '@wanderwork/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Drawing } from '../icons/drawing';

interface Props {
  /** What it is and for whom ("Detailed analytics are part of Premium"). */
  title: string;
  /** What is free anyway. */
  free: ReactNode;
  /** Two buttons: to the free part, and to the plans. */
  actions: ReactNode;
  /** The title's level; 3 by default, within a section. */
  level?: 2 | 3;
  /**
   * The real content, never an imitation: faded, not reachable and not announced. Without it the message stands
   * alone, as in a dialog, which already is a frame.
   */
  children?: ReactNode;
}

/** Covers content that needs a higher plan. No blurred text and no countdown. */
export const Gate = ({ title, free, actions, level = 3, children }: Props) => {
  const id = useId();
  const words = (
    <>
      <Drawing path={LOCK_PATH} size={20} />
      <Title as={`h${level}`} id={id}>
        {title}
      </Title>
      <FreePart>{free}</FreePart>
      <Row $justify="center">{actions}</Row>
    </>
  );
  if (!children)
    return (
      <Message role="group" aria-labelledby={id}>
        {words}
      </Message>
    );
  return (
    <Root role="group" aria-labelledby={id}>
      <Faded inert aria-hidden>
        {children}
      </Faded>
      <FramedMessage>{words}</FramedMessage>
    </Root>
  );
};

// lucide's lock, drawn by path: an icon name would add all icons.
const LOCK_PATH =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4';

/** Both share one cell, as tall as the taller one. */
const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  > * {
    grid-area: 1 / 1;
  }
`;

const Faded = styled.div`
  padding: ${space(5)};
  overflow: hidden;
  filter: saturate(0.3);
  opacity: 0.35;
  user-select: none;
`;

const Message = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  place-items: center;
  text-align: center;
`;

/** Stays in view along tall content. */
const FramedMessage = styled(Message)`
  position: sticky;
  top: 96px;
  bottom: ${space(5)};
  place-self: center;
  width: fit-content;
  max-width: min(100% - 32px, 460px);
  margin-block: ${space(5)};
  padding: ${space(5)};
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--sheet);
  box-shadow: var(--e2);
`;

const Title = styled.h3`
  font-size: var(--f-lg);
`;

const FreePart = styled.div`
  max-width: 44ch;
  font-size: var(--f-sm);
  color: var(--ink-2);
  text-wrap: balance;
`;
