import { cards, cities, cityAt, cityIndex, people } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, Small, Stack, TextLink } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { routeOf } from '../../model/map/route';
import { useBook } from '../../../../shared/book/book';
import { Stamp, Stamps } from '../../../../shared/stamps';
import { personName } from '../../model/words/effect-words';
import { goalsOf, wishesOf, wishesWords, type Goal } from '../../model/words/goal-words';
import { type PanelProps } from './panel-props';

/** Stamps, wishes, people: what this run has gathered, and all runs before it. */
export const PassportPanel = ({ game: { state, chapters } }: PanelProps) => {
  const goals = goalsOf(state);
  const route = [...new Set(routeOf(state.home, chapters))];
  const met = people.flatMap((id, at) =>
    state.bonds[at]! > 0 ? [`${personName(id)}: ${state.bonds[at]} of 5`] : [],
  );
  return (
    <Stack $gap={5}>
      <h2>Passport</h2>
      <StampsOfRun cities={route} />
      {goals.length > 0 && <Goals title="To win" goals={goals} />}
      <Goals title="Wishes" words={wishesWords(state)} goals={wishesOf(state)} />
      <Stack $gap={2}>
        <h3>People</h3>
        <p>{met.length > 0 ? `${met.join('. ')}.` : 'Nobody you’d call yet.'}</p>
      </Stack>
      <OfAllRuns />
    </Stack>
  );
};

const StampsOfRun = ({ cities: stamped }: { cities: readonly number[] }) => (
  <Stamps role="list" aria-label="Stamps of this run">
    {stamped.map((city) => (
      <li key={city}>
        <Stamp city={cityAt(city).id} />
        <Caption>{cityAt(city).name}</Caption>
      </li>
    ))}
  </Stamps>
);

/** More than was asked for is not "4 of 3". */
const toldGoal = (have: number, need: number): string => {
  if (have < need) return `${have} of ${need}`;
  return have === need ? `${have} of ${need}, done` : `${have}, done`;
};

interface GoalsProps {
  title: string;
  words?: string;
  goals: readonly Goal[];
}

const Goals = ({ title, words, goals }: GoalsProps) => (
  <Stack $gap={2}>
    <h3>{title}</h3>
    {words && <p>{words}</p>}
    <Facts columns facts={goals.map(({ name, have, need }) => [name, toldGoal(have, need)] as const)} />
  </Stack>
);

const OfAllRuns = () => {
  const { stamps, cards: met, endings, runs } = useBook();
  const known = stamps.filter((id) => cityIndex(id) >= 0).length;
  return (
    <Stack $gap={2}>
      <h3>All runs in this browser</h3>
      <Facts
        columns
        facts={[
          ['Stamps', `${known} of ${cities.length}`],
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
