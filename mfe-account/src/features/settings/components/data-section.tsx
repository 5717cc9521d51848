import { DataExport } from './data-export';
import { Deletion } from './deletion';
import { SettingsSection } from './settings-section';

const DataSection = () => (
  <SettingsSection title="Your data" lead="Take a copy, or delete your account.">
    <DataExport />
    <Deletion />
  </SettingsSection>
);

export default DataSection;
