import { type ComponentType } from 'react';
import { type ModeInfo } from '../../../shared/modes';
import { type SettingOutProps } from '../../../shared/setting-out';
import { beginGame } from '../model/game';
import { switchOn } from '../model/help';
import { freshSeeds } from '../model/origin';

interface Props {
  info: ModeInfo;
  SettingOut: ComponentType<SettingOutProps>;
}

/** Where a run begins that is drawn for nobody else. */
export const Departure = ({ info, SettingOut }: Props) => (
  <SettingOut
    info={info}
    busy={false}
    onBegin={(traveller, help) => {
      beginGame({ ...traveller, ...freshSeeds() }, null);
      switchOn(help);
    }}
  />
);
