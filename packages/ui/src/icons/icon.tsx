import { Drawing } from './drawing';
import { shapes } from './shapes';

export type IconName = keyof typeof shapes;

interface Props {
  name: IconName;
  /** In pixels; 18 next to text. */
  size?: number;
  /** Text for screen readers; without it the icon is decorative. */
  label?: string;
}

export const Icon = ({ name, ...rest }: Props) => <Drawing path={shapes[name]} {...rest} />;
