import { cityAt, clients, NO_CARD, type Action, type State, type Verb } from '@wanderwork/quest-engine';
import { Lead, Small, Stack } from '@wanderwork/ui';
import { filled } from '../model/filled';
import { outcomeText } from '../model/journal-words';
import { learnedBy, lessonOf } from '../model/lessons';
import { expected } from '../model/expected';
import { type Week } from '../model/use-week';
import { HopList } from './hop-list';
import { Option } from './option';
import { SceneHeading } from './scene-heading';

const verbNames: Readonly<Record<Verb, string>> = {
  work: 'Work a day',
  rest: 'Rest a day',
  explore: 'Explore the city',
  socialise: 'Meet people',
  admin: 'Deal with papers',
};

interface Props {
  week: Week;
  onAct: (action: Action) => void;
}

const outcomeOf = (week: Week): string | null => {
  const outcome = week.entries.find((entry) => entry.kind === 'outcome');
  return outcome?.kind === 'outcome' ? filled(week.state, outcomeText(outcome)) : null;
};

/** A new day: what it teaches, and what can be done with it. */
export const MorningScene = ({ week, onAct }: Props) => {
  const { state } = week;
  const { title, text } = lessonOf(state.day);
  const outcome = outcomeOf(week);
  const learned = learnedBy(state.day);
  return (
    <Stack $gap={4}>
      {outcome && <Lead>{outcome}</Lead>}
      <SceneHeading scene={`day ${state.day} ${week.journal.length}`} still={week.resumed}>
        Day {Math.min(state.day + 1, state.rules.days)} in {cityAt(state.city).name}: {title}
      </SceneHeading>
      <p>{text}</p>
      <Stack as="ul" role="list" $gap={3}>
        {learned.map((verb) =>
          verb === 'move' ? null : (
            <li key={verb}>
              <VerbOption state={state} verb={verb} onAct={onAct} />
            </li>
          ),
        )}
        {state.lead >= 0 && state.lead !== state.client && (
          <li>
            <Option
              name={`Work for ${clients[state.lead]!.name} instead`}
              aside="An offer"
              effects={[`${clients[state.lead]!.overlapHours} shared hours a day`]}
              onChoose={() => onAct({ type: 'take' })}
            />
          </li>
        )}
      </Stack>
      {learned.includes('move') && state.card === NO_CARD && <HopList state={state} onAct={onAct} />}
      <Small>Any day may bring a card. Figures are what is expected, before chance has its say.</Small>
    </Stack>
  );
};

const VerbOption = ({ state, verb, onAct }: { state: State; verb: Verb; onAct: Props['onAct'] }) => {
  const closed = verb === 'work' && state.client < 0 ? 'You have no client just now.' : undefined;
  return (
    <Option
      name={verbNames[verb]}
      effects={expected(state, verb)}
      closed={closed}
      onChoose={() => onAct({ type: 'spend', verb, days: 1 })}
    />
  );
};
