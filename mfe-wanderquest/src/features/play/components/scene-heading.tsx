import { media } from '@wanderwork/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

/** The id of the current scene's heading. There is one per page. */
export const SCENE_HEADING = 'scene';

interface Props {
  /** A new value moves the focus to the heading, so that it is read aloud and Tab continues there. */
  scene: string;
  /** Leaves the focus alone, for the first scene of a page. */
  still: boolean;
  children: ReactNode;
}

export const SceneHeading = ({ scene, still, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!still) heading.current?.focus({ preventScroll: false });
  }, [scene, still]);
  return (
    <Heading ref={heading} id={SCENE_HEADING} tabIndex={-1}>
      {children}
    </Heading>
  );
};

const Heading = styled.h2`
  outline-offset: 4px;
  /* Leaves room for the choices below the heading when it scrolls into view. */
  scroll-margin-block: 140px 50vh;

  /* A tall phone has room for the outcome and for the meters with their changes as well. */
  @media (min-height: 800px) {
    scroll-margin-block-start: 260px;
  }

  ${media.desktop} {
    scroll-margin-block: 140px 35vh;
  }
`;
