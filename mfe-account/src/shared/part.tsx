import { media } from '@wanderwork/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  /** One sentence on what the part is for. */
  about?: ReactNode;
  children: ReactNode;
}

/** A part of an account page: title and description on one side, controls on the other. */
export const Part = ({ title, about, children }: Props) => {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Words>
        <h2 id={titleId}>{title}</h2>
        {about && <p>{about}</p>}
      </Words>
      <Place>{children}</Place>
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5) var(--s8);
  padding-block: var(--s6);
  border-top: 1px solid var(--line);

  &:first-of-type:not(form > *) {
    border-top-color: var(--ink);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
    padding-block: var(--s7);
  }
`;

const Words = styled.div`
  h2 {
    font-size: var(--f-lg);
    line-height: 1.16;
    letter-spacing: -0.01em;
  }

  p {
    max-width: 44ch;
    margin-top: var(--s2);
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;

const Place = styled.div`
  max-width: 620px;
`;
