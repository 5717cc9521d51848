import { ConditionChip, Field, Row, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useMemo } from 'react';
import { listCountries, getCountryName } from '../model/countries';

interface Props {
  codes: string[];
  onChange: (codes: string[]) => void;
  error?: string;
}

/** The member's passports, added one by one and removed by their close button. */
export const Passports = ({ codes, onChange, error }: Props) => {
  const choices = useMemo(listCountries, []);
  const remaining = choices.filter(({ value }) => !codes.includes(value));
  return (
    <Stack $gap={2}>
      <Field
        label="Passports"
        description="They determine how long you can stay and which visas you can get."
        error={error}
        optional
      >
        <Combobox
          options={remaining}
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
              <ConditionChip onRemove={() => onChange(codes.filter((other) => other !== code))}>
                {getCountryName(code)}
              </ConditionChip>
            </span>
          ))}
        </Row>
      )}
    </Stack>
  );
};
