import { media, Small } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A titled section of a tool's form. */
export const FormSection = ({ title, description, children }: Props) => (
  <Root aria-label={title}>
    <SectionHead>
      <h2>{title}</h2>
      {description && <Small $quiet>{description}</Small>}
    </SectionHead>
    {children}
  </Root>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const SectionHead = styled.div`
  display: grid;
  gap: var(--s1);

  h2 {
    font-size: var(--f-xl);
  }
`;

/** Two short fields side by side, also on phones, where a date needs the room of the padding. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s3);
  align-items: start;

  ${media.belowPhone} {
    gap: var(--s2);

    input {
      padding-inline: var(--s2);
    }
  }
`;
