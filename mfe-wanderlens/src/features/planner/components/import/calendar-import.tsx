import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import { usePlannerAddress } from '../../model/view';
import { usePlanner } from '../planner-context';

const ImportPanel = lazyRetry(() => import(/* webpackChunkName: 'trip-panels' */ './import-panel'));

/** Opens the import of a calendar file. The start page opens it by the address. */
export const CalendarImport = () => {
  const { canEdit } = usePlanner();
  const { panel, closePanel } = usePlannerAddress();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (panel !== null) closePanel();
  };
  if (!canEdit) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon name="calendar" size={16} /> Import a calendar
      </Button>
      {(isOpen || panel === 'import') && (
        <RetryBoundary fallback={() => null}>
          <Suspense>
            <ImportPanel onClose={close} />
          </Suspense>
        </RetryBoundary>
      )}
    </>
  );
};
