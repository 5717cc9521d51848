import { Tabs } from '@wanderwork/ui/overlays';
import styled from 'styled-components';
import { getGuide, type Skill } from '../../model/lessons';
import { BagPanel } from './bag-panel';
import { PaperworkPanel } from './paperwork-panel';
import { type PanelProps } from './panel-props';
import { PassportPanel } from './passport-panel';
import { SettingsPanel } from './settings-panel';
import { VisaPanel } from './visa-panel';

/** Some panels appear once First Week has taught their skill. */
const panels: readonly {
  value: string;
  label: string;
  from?: Skill;
  Panel: (props: PanelProps) => React.ReactNode;
}[] = [
  { value: 'desk', label: 'Desk', Panel: PaperworkPanel },
  { value: 'passport', label: 'Passport', Panel: PassportPanel },
  { value: 'bag', label: 'Bag', from: 'explore', Panel: BagPanel },
  { value: 'visas', label: 'Visas', from: 'admin', Panel: VisaPanel },
  { value: 'settings', label: 'Settings', Panel: SettingsPanel },
];

/** The panels below the game: everything beside the current choice. */
export const Panels = (props: PanelProps) => {
  const { skills: learned } = getGuide(props.game.run, props.game.state);
  const open = panels.filter(({ from }) => !from || learned.includes(from));
  return (
    <Tabs
      label="What you carry and know"
      tabs={open.map(({ value, label, Panel }) => ({
        value,
        label,
        content: (
          <Sheet>
            <Panel {...props} />
          </Sheet>
        ),
      }))}
    />
  );
};

const Sheet = styled.div`
  h2 {
    font-size: var(--f-xl);
  }
`;
