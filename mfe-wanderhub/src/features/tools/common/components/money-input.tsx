import { usePrices } from '@wanderwork/platform/prices';
import { TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import { fromTypedMoney, toTypedMoney } from '../model/typed-money';

interface Props {
  /** In US dollars, as text that may be invalid. */
  usd: string;
  onChange: (usd: string) => void;
}

/** An amount typed in the reader's currency and kept in US dollars. What is typed stays as it is. */
export const MoneyInput = ({ usd, onChange }: Props) => {
  const { currency } = usePrices();
  const code = currency?.code;
  const [typed, setTyped] = useState<{ text: string; usd: string; code: string | undefined } | null>(null);
  const isCurrent = typed?.usd === usd && typed.code === code;
  const handleChange = (text: string) => {
    const nextUsd = fromTypedMoney(text, currency);
    setTyped({ text, usd: nextUsd, code });
    onChange(nextUsd);
  };
  return (
    <TextInput
      inputMode="decimal"
      value={isCurrent ? typed.text : toTypedMoney(usd, currency)}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
};
