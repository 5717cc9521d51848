import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Also its anchor on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A subject of the city page under an ink hairline. */
export const CitySection = ({ id, title, children }: Props) => (
  <Root id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </Root>
);

const Root = styled.section`
  padding-block: var(--s6);
  border-top: 1px solid var(--ink);

  /* A link within the page brings the focus here; the section is no control, so no ring. */
  &:focus {
    outline: none;
  }

  > h2 {
    margin-bottom: var(--s4);
    font-size: 1.875rem;
  }
`;
