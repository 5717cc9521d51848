import { passportCodes, type PassportCode } from '@wanderwork/contracts';
import { Field } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import { useMemo } from 'react';
import { getCountryName } from '../country-name';

/** All passports with entry rules, by the name of their country. */
const listPassports = (): ComboboxOption[] =>
  passportCodes
    .map((code) => ({ value: code, label: getCountryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

interface Props {
  description: string;
  placeholder: string;
  passport: PassportCode | null;
  disabled?: boolean;
  onChange: (passport: PassportCode | null) => void;
}

/** The reader's passport, found by typing the name of its country. Clearing the text clears the choice. */
const PassportChoice = ({ description, placeholder, passport, disabled = false, onChange }: Props) => {
  const passports = useMemo(listPassports, []);
  return (
    <Field label="Your passport" description={description}>
      <Combobox
        options={passports}
        value={passport}
        listLabel="Passports"
        placeholder={placeholder}
        disabled={disabled}
        onChange={onChange}
      />
    </Field>
  );
};

export default PassportChoice;
