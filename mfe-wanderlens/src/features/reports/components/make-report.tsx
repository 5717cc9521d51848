import { lazyRetry } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import { type Reported } from './report-dialog';

const ReportDialog = lazyRetry(() => import('./report-dialog'));

/** The button that opens the report; its dialog comes when it is first wanted. */
export const MakeReport = ({ cities }: { cities: readonly Reported[] }) => {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={show}>
        <Icon name="download" /> Create a report
      </Button>
      {wanted && (
        <Suspense>
          <ReportDialog cities={cities} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
