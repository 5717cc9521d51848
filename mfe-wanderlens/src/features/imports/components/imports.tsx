import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { Batch } from './batch';
import { BatchList } from './batch-list';
import { FileUpload } from './file-upload';
import { Providers } from './providers';

/** Imports of figures. Files and providers create a plan first; applied imports can be rolled back. */
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
