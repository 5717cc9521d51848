import {
  dimensionKeys,
  SLIDER_MAX,
  SLIDER_STEP,
  type DimensionKey,
  type IrexSliders,
} from '@wanderwork/contracts';
import { canWeigh } from '@wanderwork/irex';
import { Small, Stack } from '@wanderwork/ui';
import { dimensionWords } from '@wanderwork/ui/charts';
import { Slider } from '@wanderwork/ui/controls';
import { useState } from 'react';

const words = (value: number): string => {
  if (value === 0) return 'left out';
  return value === 1 ? 'as published' : `${value} ×`;
};

interface Props {
  sliders: IrexSliders;
  onChange: (sliders: IrexSliders) => void;
}

/** What counts, and how much. The last one that counts cannot be taken away. */
export const WeightSliders = ({ sliders, onChange }: Props) => {
  const [refused, setRefused] = useState(false);
  const move = (key: DimensionKey) => (value: number) => {
    const next = { ...sliders, [key]: value };
    setRefused(!canWeigh(next));
    if (canWeigh(next)) onChange(next);
  };
  return (
    <Stack $gap={2}>
      {dimensionKeys.map((key) => (
        <Slider
          key={key}
          label={dimensionWords[key]}
          value={sliders[key]}
          min={0}
          max={SLIDER_MAX}
          step={SLIDER_STEP}
          format={words}
          onChange={move(key)}
        />
      ))}
      <Small role="status">{refused && 'All at 0 would weigh nothing, so this one stays.'}</Small>
    </Stack>
  );
};
