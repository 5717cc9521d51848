import { Chip, ConditionChip, DataMarkKey, Row, Tag, Button } from '@wanderwork/ui';
import { TierBadge, Gate } from '@wanderwork/ui/tiers';
import { useState } from 'react';
import { ClimateRibbon, LineChart } from '@wanderwork/ui/charts';
import { download, mild } from './samples';

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

export const Gates = () => (
  <Gate
    title="Detailed analytics are part of Premium"
    free="Lisbon is one of three sample cities, so you can open its analytics free."
    actions={
      <>
        <Button variant="ink" size="small">
          Open the sample
        </Button>
        <Button size="small">See plans</Button>
      </>
    }
  >
    <LineChart title="Median download, Mbps" points={download} />
    <ClimateRibbon months={mild} unit="celsius" />
  </Gate>
);
