import { Chip, ConditionChip, DataMarkKey, Row, Tag } from '@wanderwork/ui';
import { TierBadge } from '@wanderwork/ui/tiers';
import { useState } from 'react';

export const SmallParts = () => {
  const [conditions, setConditions] = useState(['Under $1,500 a month', 'Not Asia']);
  const remove = (gone: string) => setConditions(conditions.filter((condition) => condition !== gone));
  return (
    <>
      <Row>
        <Chip chosen={false}>Portugal</Chip>
        <Chip chosen>Coast</Chip>
        {conditions.map((condition) => (
          <ConditionChip key={condition} onRemove={() => remove(condition)}>
            {condition}
          </ConditionChip>
        ))}
        <Chip adds>Add a condition</Chip>
      </Row>
      <Row>
        <Tag>Southern Europe</Tag>
        <Tag tone="ok">Confirmed</Tag>
        <Tag tone="warn">Older than 2020</Tag>
        <Tag tone="bad">Suspended</Tag>
        <Tag tone="red" icon="lock">
          Premium
        </Tag>
      </Row>
      <Row>
        <TierBadge tier="free" />
        <TierBadge tier="pro" />
        <TierBadge tier="premium" />
      </Row>
      <DataMarkKey />
    </>
  );
};
