import { type ComponentType } from 'react';
import { type ModeInfo } from '../../../shared/modes';
import { type SettingOutProps } from '../../../shared/setting-out';
import { freshSeeds } from '../model/origin';
import { NotBegun } from './unbegun';
import { useSetOut } from './use-set-out';

interface Props {
  info: ModeInfo;
  SettingOut: ComponentType<SettingOutProps>;
}

/** Where a run begins that is drawn for nobody else. */
export const Departure = ({ info, SettingOut }: Props) => {
  const { busy, unbegun, begin } = useSetOut();
  return (
    <SettingOut
      info={info}
      busy={busy}
      trouble={unbegun && <NotBegun unbegun={unbegun} />}
      onBegin={(traveller, help) => begin({ plan: { ...traveller, ...freshSeeds() }, edition: null, help })}
    />
  );
};
