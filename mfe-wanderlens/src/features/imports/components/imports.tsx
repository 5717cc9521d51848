import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { Batch } from './batch';
import { BatchList } from './batch-list';
import { FileUpload } from './file-upload';
import { Providers } from './providers';

/** Imports of figures: what a file or a provider brings is looked at before it changes anything, and what was applied can be taken back. */
export const Imports = () => {
  const id = Number(useSectionParameters().getParameter('batch'));
  if (id) return <Batch id={id} />;
  return (
    <>
      <FileUpload />
      <Providers />
      <BatchList />
    </>
  );
};
