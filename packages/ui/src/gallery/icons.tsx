import { Icon, type IconName } from '../icons/icon';
import { shapes } from '../icons/shapes';
import { Row } from '../layout/layout';

export const Icons = () => (
  <Row $gap={4}>
    {(Object.keys(shapes) as IconName[]).map((name) => (
      <Icon key={name} name={name} label={name} />
    ))}
  </Row>
);
