import { lazyRetry } from '@wanderwork/platform';
import { Button, Icon, media } from '@wanderwork/ui';
import { Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';

const CitiesDrawer = lazyRetry(() => import('../../../shared/cities-drawer'));

/** Opens the filters in a drawer on narrow screens. */
export const FilterButton = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const [hasOpened, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Narrow>
      <Button aria-haspopup="dialog" onClick={show}>
        <Icon name="sliders-horizontal" /> Filters
      </Button>
      {hasOpened && (
        <Suspense>
          <CitiesDrawer title="Filters" open={open} onOpenChange={setOpen}>
            {children}
          </CitiesDrawer>
        </Suspense>
      )}
    </Narrow>
  );
};

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
