import { convertTemperatures } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { usePrices } from '@wanderwork/platform/prices';
import { useCallback } from 'react';

/** Converts the temperatures and prices in a text of the server to the reader's units. */
export const useLocalText = (): ((text: string) => string) => {
  const unit = useTemperatureUnit();
  const { convertText } = usePrices();
  return useCallback((text: string) => convertText(convertTemperatures(text, unit)), [convertText, unit]);
};
