import { Tabs } from '@wanderwork/ui/overlays';
import { Editor } from './features/editor/components/editor';
import { Imports } from './features/imports/components/imports';
import { CityTableSection } from './features/table/components/city-table-section';
import { useSectionParameters } from './shared/admin/use-section-parameters';

/** The admin section of WanderLens: the table of cities, imports, and an editor for single cities. */
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
      ]}
    />
  );
};

export default AdminSection;
