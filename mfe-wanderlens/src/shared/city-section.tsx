import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Also its anchor on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the city page. */
export const CitySection = ({ id, title, children }: Props) => (
  <Root id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </Root>
);

/** Links within the page move the focus here. The section is no control, so it shows no focus ring. */
const Root = styled.section`
  padding-block: var(--s6);
  border-top: 1px solid var(--ink);

  &:focus {
    outline: none;
  }

  > h2 {
    margin-bottom: var(--s4);
    font-size: 1.875rem;
  }
`;
