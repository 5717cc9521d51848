import { Segmented, media, type IconName } from '@wanderwork/ui';
import styled from 'styled-components';
import { type View } from '../model/view';

interface Props {
  view: View;
  onShow: (view: View) => void;
}

/** Switches between cards, map and table. Narrow screens only show the icons. */
export const ViewSwitch = ({ view, onShow }: Props) => (
  <Segmented label="View" options={options} value={view} onChange={onShow} />
);

const Name = styled.span`
  ${media.belowDesktop} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const option = (value: View, name: string, icon: IconName) => ({ value, label: <Name>{name}</Name>, icon });

const options = [
  option('grid', 'Grid', 'layout-grid'),
  option('map', 'Map', 'map'),
  option('table', 'Table', 'table-2'),
];
