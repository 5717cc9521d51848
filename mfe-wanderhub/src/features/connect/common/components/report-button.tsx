import { type ReportKind } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { Button, VisuallyHidden } from '@wanderwork/ui';
import { Suspense, useState } from 'react';

const ReportDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-dialogs' */ './report-dialog'));

interface Props {
  kind: ReportKind;
  /** The id of a topic or a post; the handle of a person. */
  object: string;
  /** What is reported, for screen readers: "this topic", "the post by Ana". */
  label: string;
  /** Within a line of text. */
  inline?: boolean;
}

/** Lets anybody report an object, also visitors. */
export const ReportButton = ({ inline = false, ...props }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant={inline ? 'link' : 'plain'} onClick={() => setIsOpen(true)}>
        Report <VisuallyHidden>{props.label}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
