import { Drawing } from './drawing';
import { shapes } from './shapes';

export type IconName = keyof typeof shapes;

interface Props {
  name: IconName;
  /** Pixels; 18 beside text. */
  size?: number;
  /** Words for screen readers; without them the icon is decoration. */
  label?: string;
}

export const Icon = ({ name, ...rest }: Props) => <Drawing path={shapes[name]} {...rest} />;
