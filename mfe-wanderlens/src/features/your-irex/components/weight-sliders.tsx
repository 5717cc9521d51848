import {
  dimensionKeys,
  SLIDER_MAX,
  SLIDER_STEP,
  type DimensionKey,
  type IrexSliders,
  dimensionNames,
} from '@wanderwork/contracts';
import { canWeigh } from '@wanderwork/irex';
import { Small, Stack } from '@wanderwork/ui';
import { Slider } from '@wanderwork/ui/controls';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';

const formatWeight = (value: number): string => {
  if (value === 0) return 'left out';
  return value === 1 ? 'as published' : `${value} ×`;
};

interface Props {
  sliders: IrexSliders;
  onChange: (sliders: IrexSliders) => void;
}

/** The weights of the dimensions. The last one above zero cannot be set to zero. */
export const WeightSliders = ({ sliders, onChange }: Props) => {
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(sliders);
  useLayoutEffect(() => void (latest.current = sliders), [sliders]);
  const handleMove = useCallback(
    (key: DimensionKey, value: number) => {
      const next = { ...latest.current, [key]: value };
      setRefused(!canWeigh(next));
      if (canWeigh(next)) onChange(next);
    },
    [onChange],
  );
  return (
    <Stack $gap={2}>
      {dimensionKeys.map((key) => (
        <Weight key={key} dimension={key} value={sliders[key]} onMove={handleMove} />
      ))}
      <Small role="status">{isRefused && 'At least one weight must stay above 0.'}</Small>
    </Stack>
  );
};

interface WeightProps {
  dimension: DimensionKey;
  value: number;
  onMove: (dimension: DimensionKey, value: number) => void;
}

/** Memoized, so that moving one slider does not render the others. */
const Weight = memo(({ dimension, value, onMove }: WeightProps) => (
  <Slider
    label={dimensionNames[dimension]}
    value={value}
    min={0}
    max={SLIDER_MAX}
    step={SLIDER_STEP}
    format={formatWeight}
    onChange={(next) => onMove(dimension, next)}
  />
));
Weight.displayName = 'Weight';
