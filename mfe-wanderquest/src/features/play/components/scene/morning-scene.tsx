import {
  cityAt,
  clients,
  comfort,
  month,
  type Action,
  type Entry,
  type State,
  type Verb,
} from '@wanderwork/quest-engine';
import { Caption, Lead, Segmented, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { monthName } from '../../../../shared/words/month';
import { type Game } from '../../model/stage';
import { guideOf } from '../../model/guide';
import { type Hop } from '../../model/hops';
import { useCardTexts } from '../../model/texts';
import { adviceFor } from '../../model/words/advice';
import { aClient } from '../../model/words/client-words';
import { expected } from '../../model/words/expected';
import { filled } from '../../model/words/filled';
import { outcomeText } from '../../model/words/journal-words';
import { Chances } from './chances';
import { HopList } from './hop-list';
import { Option } from './option';
import { SceneHeading } from './scene-heading';

const verbNames: Readonly<Record<Verb, string>> = {
  work: 'Work',
  rest: 'Rest',
  explore: 'Explore the city',
  socialise: 'Meet people',
  admin: 'Do paperwork',
};

interface Props {
  game: Game;
  hops: readonly Hop[];
  pace: number;
  onPace: (days: number) => void;
  onAct: (action: Action) => void;
}

/** A new day: what it teaches or asks, and what can be done with it. */
export const MorningScene = ({ game, hops, pace, onPace, onAct }: Props) => {
  const { state, run, chapters, resumed } = game;
  const { lesson, learned } = guideOf(run, state);
  const outcome = useOutcome(game);
  const days = lesson ? 1 : pace;
  const day = Math.min(state.day + 1, state.rules.days);
  return (
    <Stack $gap={4}>
      {outcome && <Lead>{outcome}</Lead>}
      <Caption>{conditions(state)}</Caption>
      <SceneHeading scene={`day ${state.day} ${chapters.length}`} still={resumed}>
        Day {day} in {cityAt(state.city).name}
        {lesson && `: ${lesson.title}`}
      </SceneHeading>
      {lesson ? <p>{lesson.text}</p> : <Advice state={state} />}
      {!lesson && <Pace days={pace} onPace={onPace} />}
      <Stack as="ul" role="list" aria-label="What you can do" $gap={3}>
        {learned.map(
          (verb) =>
            verb !== 'move' && (
              <li key={verb}>
                <VerbOption state={state} verb={verb} days={days} onAct={onAct} />
              </li>
            ),
        )}
        {state.lead >= 0 && state.lead !== state.client && (
          <li>
            <Offer state={state} onAct={onAct} />
          </li>
        )}
      </Stack>
      {learned.includes('move') && <HopList game={game} hops={hops} onAct={onAct} />}
      <Chances state={state} />
      <Small $quiet>Any day may bring a card. Figures are what to expect, before chance has its say.</Small>
    </Stack>
  );
};

/** What the card just answered came to. */
const useOutcome = ({ state, entries }: Game): string | null => {
  const texts = useCardTexts();
  const outcome = entries.find(
    (entry): entry is Extract<Entry, { kind: 'outcome' }> => entry.kind === 'outcome',
  );
  const text = outcome ? outcomeText(outcome, texts) : null;
  return text && filled(state, text);
};

const conditions = (state: State): string => {
  const { country, mbps } = cityAt(state.city);
  return `${country}, ${monthName(month(state))}. Weather ${comfort(state)} of 100, ${mbps} Mbit/s.`;
};

const Advice = ({ state }: { state: State }) => {
  const advice = adviceFor(state);
  return advice.length === 0 ? null : (
    <Pressing role="list">
      {advice.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Pressing>
  );
};

const paces = [1, 2, 3, 5, 7].map((days) => ({ value: String(days), label: days }));

const Pace = ({ days, onPace }: { days: number; onPace: (days: number) => void }) => (
  <Days>
    <span>Days at a time</span>
    <Segmented
      label="Days at a time"
      options={paces}
      value={String(days)}
      onChange={(value) => onPace(Number(value))}
    />
  </Days>
);

interface VerbProps {
  state: State;
  verb: Verb;
  days: number;
  onAct: Props['onAct'];
}

const VerbOption = ({ state, verb, days, onAct }: VerbProps) => (
  <Option
    name={`${verbNames[verb]} ${days === 1 ? 'for a day' : `for ${days} days`}`}
    effects={expected(state, verb)}
    closed={verb === 'work' && state.client < 0 ? 'You have no client right now.' : undefined}
    onChoose={() => onAct({ type: 'spend', verb, days })}
  />
);

const Offer = ({ state, onAct }: { state: State; onAct: Props['onAct'] }) => {
  const { overlapHours, rate, mbps } = clients[state.lead]!;
  return (
    <Option
      name={`Work for ${aClient(state.lead)} instead`}
      aside="An offer"
      effects={[`$${rate / 100} a day`, `${overlapHours} shared hours a day`, `needs ${mbps} Mbit/s`]}
      onChoose={() => onAct({ type: 'take' })}
    />
  );
};

const Pressing = styled.ul`
  display: grid;
  gap: var(--s1);
  border-inline-start: 3px solid var(--red);
  background: var(--water);
  font-size: var(--f-sm);

  /* Lists have none of their own. */
  && {
    padding: var(--s3) var(--s4);
  }
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
  justify-content: space-between;
  font-size: var(--f-sm);
  font-weight: 600;
`;
