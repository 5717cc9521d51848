import { formatTemperature } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { usePrices } from '@wanderwork/platform/prices';
import { roundRoughly, type MessageFormats, type Range } from '@wanderwork/travel';
import { useMemo } from 'react';
import { getCountryName } from '../../../shared/country-name';

export interface Formats {
  /** For the messages of the engine. */
  formats: MessageFormats;
  /** An amount in US dollars, in the reader's currency; a rough guess is rounded. */
  formatAmount: (usd: number, isRough: boolean) => string;
  /** "$1,450–1,900" */
  formatCost: (range: Range, isRough: boolean) => string;
}

/** Money and temperatures in the reader's units. */
export const useFormats = (): Formats => {
  const { format } = usePrices();
  const unit = useTemperatureUnit();
  return useMemo(() => {
    const formatAmount = (usd: number, isRough: boolean) => format(isRough ? roundRoughly(usd) : usd);
    return {
      formats: {
        formatMoney: format,
        formatTemperature: (celsius) => formatTemperature(celsius, unit, 1),
        getPassportName: getCountryName,
      },
      formatAmount,
      formatCost: (range, isRough) => {
        const [low, high] = [formatAmount(range.low, isRough), formatAmount(range.high, isRough)];
        return low === high ? low : `${low}–${high.replace(/^[^\d]+/, '')}`;
      },
    };
  }, [format, unit]);
};
