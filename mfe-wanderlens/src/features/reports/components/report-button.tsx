import { lazyRetry } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import { type ReportCity } from './report-dialog';

const ReportDialog = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './report-dialog'));

/** Opens the report dialog, which loads on first use. */
export const ReportButton = ({ cities }: { cities: readonly ReportCity[] }) => {
  const [open, setOpen] = useState(false);
  const [hasOpened, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={show}>
        <Icon name="download" /> Create a report
      </Button>
      {hasOpened && (
        <Suspense>
          <ReportDialog cities={cities} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
