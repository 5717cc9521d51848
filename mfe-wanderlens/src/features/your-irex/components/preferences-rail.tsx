import { Button } from '@wanderwork/ui';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface RailProps {
  onClose: () => void;
  children: ReactNode;
}

/** The preferences above the filters, beside the cities they order. */
export const PreferencesRail = ({ onClose, children }: RailProps) => (
  <Root>
    <RailHead onClose={onClose} />
    {children}
    <FiltersTitle>Filters</FiltersTitle>
  </Root>
);

const RailHead = memo(({ onClose }: Pick<RailProps, 'onClose'>) => {
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

const FiltersTitle = styled.h2`
  margin-block: var(--s4) var(--s5);
  padding-top: var(--s5);
  border-top: 1px solid var(--line-2);
  font-size: var(--f-lg);
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
