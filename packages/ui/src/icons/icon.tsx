import styled from 'styled-components';
import { shapes } from './shapes';

export type IconName = keyof typeof shapes;

interface Props {
  name: IconName;
  /** Pixels; 18 beside text. */
  size?: number;
  /** Words for screen readers; without them the icon is decoration. */
  label?: string;
}

export const Icon = ({ name, size = 18, label }: Props) => (
  <Drawing
    viewBox="0 0 24 24"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={shapes[name]} />
  </Drawing>
);

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
