import { useState } from 'react';
import { Chip, ConditionChip } from '../display/chip';
import { DataMarkKey } from '../display/data-mark';
import { Tag } from '../display/tag';
import { Row } from '../layout/layout';

export const Small = () => {
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
        <Tag tone="red" icon="lock">
          Premium
        </Tag>
        <Tag tone="ok">Confirmed</Tag>
        <Tag tone="warn">Older than 2020</Tag>
        <Tag tone="bad">Suspended</Tag>
      </Row>
      <DataMarkKey />
    </>
  );
};
