import {
  getCity,
  clients,
  getComfort,
  getMonth,
  type Action,
  type JournalEntry,
  type State,
  type Verb,
  getDayChances,
  getDayRate,
  hasAssist,
} from '@wanderwork/quest-engine';
import { Caption, Lead, Segmented, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatMoney, getMonthName } from '../../../../shared/labels';
import { type Game } from '../../model/play-state';
import { getGuide } from '../../model/lessons';
import { type Hop } from '../../model/hops';
import { useCardTexts, useSceneTexts } from '../../model/card-texts';
import { getAdvice } from '../../model/text/advice';
import { formatClient } from '../../model/text/labels';
import { getExpectedEffects } from '../../model/text/expected-effects';
import { type Chapter } from '../../model/chapters';
import { findOpening, useLastThread } from '../../model/threads';
import { fillText } from '../../model/text/fill-text';
import { findOutcomeText } from '../../model/text/journal-text';
import { HopList } from './hop-list';
import { Option } from './option';
import { SceneHeading } from '../scene-heading';
import { formatThousandths } from '../../model/text/effect-labels';

const verbLabels: Readonly<Record<Verb, string>> = {
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

/** A new day: its lesson or advice, and what the player can do. */
export const MorningScene = ({ game, hops, pace, onPace, onAct }: Props) => {
  const { state, run, chapters, isResumed: resumed } = game;
  const { lesson, skills: learned } = getGuide(run, state);
  const outcome = useOutcome(game);
  const days = lesson ? 1 : pace;
  const day = Math.min(state.day + 1, state.rules.days);
  return (
    <Stack $gap={4}>
      <Opening game={game} />
      {outcome ? <Lead>{outcome}</Lead> : <DayScenes chapter={chapters.at(-1)} />}
      <Caption>{describeConditions(state)}</Caption>
      <SceneHeading scene={`day ${state.day} ${chapters.length}`} still={resumed}>
        Day {day} in {getCity(state.city).name}
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
      <Small $quiet>
        Every day brings a card or goes by as it is. Figures are what to expect until the next morning, before
        chance has its say.
      </Small>
    </Stack>
  );
};

/** The first morning of a dash or a tour takes up what First Week left open. */
const Opening = ({ game: { run, state } }: { game: Game }) => {
  const thread = useLastThread((last) => last.thread);
  const opening = findOpening(thread, run.plan.mode, state.day);
  return opening && <Lead>{opening}</Lead>;
};

/** What the days before this morning were like, a line each. */
const DayScenes = ({ chapter }: { chapter: Chapter | undefined }) => {
  const texts = useSceneTexts();
  const scenes = texts.length === 0 ? [] : (chapter?.scenes ?? []);
  return scenes.length === 0 ? null : (
    <Stack $gap={1}>
      {scenes.map(({ day, line }) => (
        <Lead key={day}>
          {scenes.length > 1 && `Day ${day + 1}. `}
          {texts[line]}
        </Lead>
      ))}
    </Stack>
  );
};

/** The outcome of the card the player just answered. */
const useOutcome = ({ state, entries }: Game): string | null => {
  const texts = useCardTexts();
  const outcome = entries.find(
    (entry): entry is Extract<JournalEntry, { kind: 'outcome' }> => entry.kind === 'outcome',
  );
  const text = outcome ? findOutcomeText(outcome, texts) : null;
  return text && fillText(state, text);
};

const describeConditions = (state: State): string => {
  const { country, mbps } = getCity(state.city);
  return `${country}, ${getMonthName(getMonth(state))}. Weather ${getComfort(state)} of 100, ${mbps} Mbit/s.`;
};

const Advice = ({ state }: { state: State }) => {
  const advice = getAdvice(state);
  return advice.length === 0 ? null : (
    <AdviceList role="list">
      {advice.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </AdviceList>
  );
};

const paceOptions = [1, 2, 3, 5, 7].map((days) => ({ value: String(days), label: days }));

const Pace = ({ days, onPace }: { days: number; onPace: (days: number) => void }) => (
  <Days>
    <span>Days at a time</span>
    <Segmented
      label="Days at a time"
      options={paceOptions}
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
    name={`${verbLabels[verb]} ${days === 1 ? 'for a day' : `for ${days} days`}`}
    effects={getExpectedEffects(state, verb, days)}
    closed={verb === 'work' && state.client < 0 ? 'You have no client right now.' : undefined}
    onChoose={() => onAct({ type: 'spend', verb, days })}
  />
);

const Offer = ({ state, onAct }: { state: State; onAct: Props['onAct'] }) => {
  const { overlapHours, mbps } = clients[state.lead]!;
  return (
    <Option
      name={`Work for ${formatClient(state.lead)} instead`}
      aside="An offer"
      effects={[
        `${formatMoney(getDayRate(state, state.lead))} a day`,
        `${overlapHours} shared hours a day`,
        `needs ${mbps} Mbit/s`,
      ]}
      onChoose={() => onAct({ type: 'take' })}
    />
  );
};

const AdviceList = styled.ul`
  display: grid;
  gap: var(--s1);
  border-inline-start: 3px solid var(--red);
  background: var(--water);
  font-size: var(--f-sm);

  /* Overrides the list reset. */
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

/** The chances of today's events, for players with the assist. */
const Chances = ({ state }: { state: State }) => {
  if (!hasAssist(state, 'odds_shown')) return null;
  const { card, illness, outage } = getDayChances(state);
  return (
    <Small $quiet>
      Chances today: a card {formatThousandths(card)}, falling ill {formatThousandths(illness)}, an outage at
      work {formatThousandths(outage)}.
    </Small>
  );
};
