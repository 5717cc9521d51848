import { cityAt, cityIndex, passports } from '@wanderwork/quest-engine';
import { Button, Lead, Small, Stack } from '@wanderwork/ui';
import { type ModeInfo } from '../../../shared/modes';
import { planOf } from '../model/edition';
import { beginGame } from '../model/game';
import { passportName } from '../model/words/place-words';

/** A start that is the same for everybody on a day, or in a week. */
export const CalendarDeparture = ({ info, edition }: { info: ModeInfo; edition: string }) => {
  const plan = planOf(info, edition);
  const home = cityAt(cityIndex(plan.home));
  const passport = passportName(passports.findIndex((code) => code === plan.passport));
  const span = info.drawnBy === 'day' ? 'Today' : 'This week';
  return (
    <Stack $gap={4}>
      <Lead>
        {info.length}. {span} everybody begins in {home.name}, {home.country}, with a passport of {passport},
        and draws the same cards for the same steps.
      </Lead>
      <div>
        <Button variant="red" onClick={() => beginGame(plan, edition)}>
          Begin in {home.name}
        </Button>
      </div>
      <Small $quiet>The run of {edition}, by UTC. It is kept in this browser and stands on no board.</Small>
    </Stack>
  );
};
