import { Icon, Row, type IconName } from '@wanderwork/ui';
import { shapes } from '../icons/shapes';

export const Icons = () => (
  <Row $gap={4}>
    {(Object.keys(shapes) as IconName[]).map((name) => (
      <Icon key={name} name={name} label={name} />
    ))}
  </Row>
);
