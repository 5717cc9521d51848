import { Band, Container, media } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { ExamplePassport } from './example-passport';

interface Props {
  labelledBy?: string;
  children: ReactNode;
}

/** A dark band with text and a passport. */
export const QuestBand = ({ labelledBy, children }: Props) => (
  <section aria-labelledby={labelledBy}>
    <Night>
      <Split>
        <Words>{children}</Words>
        <ExamplePassport />
      </Split>
    </Night>
  </section>
);

const Night = styled(Band)`
  padding-block: clamp(56px, 8vw, 112px);
  overflow: hidden;
`;

const Split = styled(Container)`
  display: grid;
  gap: var(--s6) var(--s8);
  align-items: center;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;

  p {
    max-width: 46ch;
  }
`;
