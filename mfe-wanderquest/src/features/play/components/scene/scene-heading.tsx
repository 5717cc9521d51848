import { media } from '@wanderwork/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

/** Of the heading of what is to be decided now: there is one on the page. */
export const SCENE_HEADING = 'scene';

interface Props {
  /** Another scene: the focus goes to its heading, so that it is read and the keyboard begins there. */
  scene: string;
  /** The first scene of a page leaves the focus where it was. */
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
  /* What can be done stands below it: on a phone it comes to the middle, below how one stands. */
  scroll-margin-block: 140px 50vh;

  ${media.desk} {
    scroll-margin-block-end: 35vh;
  }
`;
