import { monthNames, STAY_MONTHS_MAX, type IrexStay } from '@wanderwork/contracts';
import { Choice } from '../../../shared/choice';

const USUAL_MONTHS = 3;

interface Props {
  stay: IrexStay | null;
  onChange: (stay: IrexStay | null) => void;
}

const lengths = Array.from({ length: STAY_MONTHS_MAX }, (_, at) => at + 1);

/** The month and length of the stay. The climate of those months counts. */
export const StayFields = ({ stay, onChange }: Props) => (
  <>
    <Choice
      label="Arriving in"
      description="The weather of your months counts"
      none="Any month"
      value={stay?.month ?? null}
      onChoose={(month) =>
        onChange(month === '' ? null : { month: Number(month), months: stay?.months ?? USUAL_MONTHS })
      }
    >
      {monthNames.map((name, at) => [String(at + 1), name])}
    </Choice>
    {stay && (
      <Choice
        label="Staying for"
        none="Any length"
        value={stay.months}
        onChoose={(months) => onChange(months === '' ? null : { ...stay, months: Number(months) })}
      >
        {lengths.map((months) => [String(months), months === 1 ? '1 month' : `${months} months`])}
      </Choice>
    )}
  </>
);
