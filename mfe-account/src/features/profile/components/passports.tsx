import { ConditionChip, Field, Row, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useMemo } from 'react';
import { countries, countryName } from '../model/countries';

interface Props {
  codes: string[];
  onChange: (codes: string[]) => void;
  error?: string;
}

/** The passports that one travels on: chosen one after the other, each taken back by its cross. */
export const Passports = ({ codes, onChange, error }: Props) => {
  const choices = useMemo(countries, []);
  const left = choices.filter(({ value }) => !codes.includes(value));
  return (
    <Stack $gap={2}>
      <Field
        label="Passports"
        description="They decide how long you may stay, and which visas you can have."
        error={error}
        optional
      >
        <Combobox
          options={left}
          value={null}
          listLabel="Countries"
          placeholder={codes.length > 0 ? 'Add another country' : 'Add a country'}
          onChange={(code) => code && onChange([...codes, code])}
        />
      </Field>
      {codes.length > 0 && (
        <Row $gap={2} role="list" aria-label="Chosen passports">
          {codes.map((code) => (
            <span key={code} role="listitem">
              <ConditionChip onRemove={() => onChange(codes.filter((one) => one !== code))}>
                {countryName(code)}
              </ConditionChip>
            </span>
          ))}
        </Row>
      )}
    </Stack>
  );
};
