import { Small } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** A part of what one tells a tool, under its own heading. */
export const Part = ({ title, about, children }: Props) => (
  <Root aria-label={title}>
    <Words>
      <h2>{title}</h2>
      {about && <Small $quiet>{about}</Small>}
    </Words>
    {children}
  </Root>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const Words = styled.div`
  display: grid;
  gap: var(--s1);

  h2 {
    font-size: var(--f-xl);
  }
`;
