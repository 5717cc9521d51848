import { irexPassports, type IrexPassport } from '@wanderwork/contracts';
import { Choice } from '../choice';
import { getCountryName } from '../country-name';

interface Props {
  description?: string;
  none: string;
  passport: IrexPassport | null;
  disabled?: boolean;
  onChange: (passport: IrexPassport | null) => void;
}

/** The reader's passport, one of those with known rules. */
export const PassportChoice = ({ description, none, passport, disabled = false, onChange }: Props) => (
  <Choice
    label="Your passport"
    {...(description !== undefined && { description })}
    none={none}
    value={passport}
    disabled={disabled}
    onChoose={(chosen) => onChange(irexPassports.find((one) => one === chosen) ?? null)}
  >
    {irexPassports.map((one) => [one, getCountryName(one)])}
  </Choice>
);
