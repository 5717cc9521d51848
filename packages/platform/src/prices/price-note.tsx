import { toast } from '@wanderwork/platform';
import { useState, type ComponentType } from 'react';
import { usePrices } from './prices';

/**
 * Says in which currency prices are and at which rate they are converted, and lets the person change it. Once per page.
 */
export const PriceNote = () => {
  const { note } = usePrices();
  const [Picker, setPicker] = useState<ComponentType | null>(null);
  const handleChange = () =>
    void import(/* webpackChunkName: 'currency' */ './currency-picker').then(
      ({ CurrencyPicker }) => setPicker(() => CurrencyPicker),
      () => toast({ title: 'We couldn’t load the currencies. Please try again.', tone: 'bad' }),
    );
  return (
    <small>
      {note ?? 'Prices are in US dollars.'}{' '}
      {Picker ? (
        <Picker />
      ) : (
        <button type="button" className="link-button" onClick={handleChange}>
          Change currency
        </button>
      )}
    </small>
  );
};
