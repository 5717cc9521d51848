import { irexPassports } from '@wanderwork/contracts';
import { Checkbox } from '@wanderwork/ui';
import { Choice } from '../../../shared/choice';
import { createOptions, visaSteps } from '../model/steps';
import { getCountryName } from '../model/labels';
import { type FilterPartProps } from '../model/filter-part';

const passports = irexPassports.map(
  (passport) => [passport, `Passport from ${getCountryName(passport)}`] as const,
);
const stays = createOptions(visaSteps, (days) => `${days} days or more`);

/** Filters by visa: visa-free stay by passport, or a digital nomad visa. */
export const VisaFields = ({ filters, choose }: FilterPartProps) => (
  <>
    <Choice
      label="No visa needed"
      description="For the passports we cover"
      none="Any passport"
      value={filters.passport}
      onChoose={choose('passport')}
    >
      {passports}
    </Choice>
    {filters.passport && (
      <Choice label="Length of stay" none="Any length" value={filters.visaDays} onChoose={choose('visaDays')}>
        {stays(filters.visaDays)}
      </Choice>
    )}
    <Checkbox
      checked={filters.nomadVisa !== null}
      onChange={(event) => choose('nomadVisa')(event.target.checked ? '1' : '')}
    >
      Has a digital nomad visa
    </Checkbox>
  </>
);
