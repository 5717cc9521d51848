import { useMutation } from '@tanstack/react-query';
import { listCurrencies } from '@wanderwork/contracts';
import { savePreferences, toast, useCurrency, useSession } from '@wanderwork/platform';
import { type CSSProperties } from 'react';
import { storeVisitorCurrency } from '../session/stored-preferences';

const selectStyle: CSSProperties = {
  minHeight: 32,
  maxWidth: '100%',
  paddingInline: 6,
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r1)',
  background: 'var(--sheet)',
  cursor: 'pointer',
};

/** Saves the currency to the account, or in this browser for a visitor. */
const chooseCurrency = async (currency: string): Promise<void> => {
  if (useSession.getState().user) {
    await savePreferences({ currency });
    return;
  }
  storeVisitorCurrency(currency);
  // Whatever shows prices reads the stored choice again.
  useSession.setState({});
};

/** The choice of the currency of all prices. It gets the focus as it appears. */
export const CurrencyPicker = () => {
  const code = useCurrency();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: chooseCurrency,
    onError: () => toast({ title: 'We couldn’t save your currency. Please try again.', tone: 'bad' }),
  });
  const chosen = isPending ? variables : code;
  return (
    <label>
      Currency{' '}
      <select autoFocus style={selectStyle} value={chosen} onChange={({ target }) => mutate(target.value)}>
        {listCurrencies(chosen).map((currency) => (
          <option key={currency.code} value={currency.code}>
            {currency.name} ({currency.code})
          </option>
        ))}
      </select>
    </label>
  );
};
