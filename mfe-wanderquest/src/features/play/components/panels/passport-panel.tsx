import { cards, cities, getCity, findCityIndex, people } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, Small, Stack, TextLink } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { getGuide } from '../../model/lessons';
import { getRoute } from '../../model/map/route';
import { usePassportBook } from '../../../../shared/passport/passport-book';
import { Stamp, Stamps } from '../../../../shared/stamps';
import { getPersonName } from '../../model/text/effect-labels';
import { getGoals, getWishes, describeWishes, type Goal } from '../../model/text/goals';
import { type PanelProps } from './panel-props';

/** The stamps, goals, wishes and people of this run, and totals of all runs. */
export const PassportPanel = ({ game: { run, state, chapters } }: PanelProps) => {
  const { hasWishes } = getGuide(run, state);
  const goals = getGoals(state);
  const route = [...new Set(getRoute(state.home, chapters))];
  const met = people.flatMap((id, at) =>
    state.bonds[at]! > 0 ? [`${getPersonName(id)}: ${state.bonds[at]} of 5`] : [],
  );
  return (
    <Stack $gap={5}>
      <h2>Passport</h2>
      <RunStamps cities={route} />
      {goals.length > 0 && <Goals title="To win" goals={goals} />}
      {hasWishes && <Goals title="Wishes" description={describeWishes(state)} goals={getWishes(state)} />}
      <Stack $gap={2}>
        <h3>People</h3>
        <p>{met.length > 0 ? `${met.join('. ')}.` : 'Nobody you’d call yet.'}</p>
      </Stack>
      <AllRunsFacts />
    </Stack>
  );
};

const RunStamps = ({ cities: stamped }: { cities: readonly number[] }) => (
  <Stamps role="list" aria-label="Stamps of this run">
    {stamped.map((city) => (
      <li key={city}>
        <Stamp city={getCity(city).id} />
        <Caption>{getCity(city).name}</Caption>
      </li>
    ))}
  </Stamps>
);

/** Avoids "4 of 3" when the player has more than needed. */
const formatGoal = (have: number, need: number): string => {
  if (have < need) return `${have} of ${need}`;
  return have === need ? `${have} of ${need}, done` : `${have}, done`;
};

interface GoalsProps {
  title: string;
  description?: string;
  goals: readonly Goal[];
}

const Goals = ({ title, description: words, goals }: GoalsProps) => (
  <Stack $gap={2}>
    <h3>{title}</h3>
    {words && <p>{words}</p>}
    <Facts columns facts={goals.map(({ name, have, need }) => [name, formatGoal(have, need)] as const)} />
  </Stack>
);

const AllRunsFacts = () => {
  const { stamps, cards: met, endings, runs } = usePassportBook();
  const stampCount = stamps.filter((id) => findCityIndex(id) >= 0).length;
  return (
    <Stack $gap={2}>
      <h3>All runs in this browser</h3>
      <Facts
        columns
        facts={[
          ['Stamps', `${stampCount} of ${cities.length}`],
          ['Cards met', `${met.length} of ${cards.length}`],
          ['Endings seen', String(endings.length)],
          ['Runs finished', String(runs)],
        ]}
      />
      <p>
        <TextLink as={AppLink} to={paths.web.quest('passport')}>
          All stamps and achievements
        </TextLink>
      </p>
      <Small $quiet>Once you’ve met a card, you see its exact odds.</Small>
    </Stack>
  );
};
