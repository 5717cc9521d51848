import { Tabs } from '@wanderwork/ui/overlays';
import { Corrections } from './features/corrections/components/corrections';
import { Editor } from './features/editor/components/editor';
import { Imports } from './features/imports/components/imports';
import { CityTableSection } from './features/table/components/city-table-section';
import { useSectionParameters } from './shared/admin/use-section-parameters';

/** The admin section of WanderLens: the table of cities, imports, an editor for single cities, and what members correct. */
const AdminSection = () => {
  const { getParameter, show } = useSectionParameters();
  return (
    <Tabs
      label="Table of cities"
      value={getParameter('part') ?? 'table'}
      onValueChange={(part) => show({ part })}
      tabs={[
        { value: 'table', label: 'Table', content: <CityTableSection /> },
        { value: 'imports', label: 'Imports', content: <Imports /> },
        { value: 'editor', label: 'Editor', content: <Editor /> },
        { value: 'corrections', label: 'Corrections', content: <Corrections /> },
      ]}
    />
  );
};

export default AdminSection;
