import { Button } from '@wanderwork/ui';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** The preferences in place of the filters, beside the cities they order. */
export const PreferencesRail = ({ onClose, children }: Props) => (
  <Root>
    <RailHead onClose={onClose} />
    {children}
  </Root>
);

const RailHead = memo(({ onClose }: Pick<Props, 'onClose'>) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Head>
      <h2 ref={title} tabIndex={-1}>
        Your IREX
      </h2>
      <Button size="small" onClick={onClose}>
        Done
      </Button>
    </Head>
  );
});
RailHead.displayName = 'RailHead';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const Head = styled.div`
  display: flex;
  gap: var(--s3);
  justify-content: space-between;
  align-items: center;

  h2 {
    font-size: var(--f-lg);
    outline: none;
  }
`;
