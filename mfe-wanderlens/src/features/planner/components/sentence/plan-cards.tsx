import { joinNames, type PlanDefault, type PlanDraft, type PlanGoal } from '@wanderwork/contracts';
import { Banner, Button, Small, Stack, Tag } from '@wanderwork/ui';
import { describeConflict, formatDay, type Conflict, type Trip } from '@wanderwork/travel';
import styled from 'styled-components';
import { formatCount } from '../../../../shared/format';
import { type Plans, type PlansAnswer } from '../../api/plans.query';
import { formatNights } from '../../model/operation-text';
import { useLocalText } from '../../../../shared/use-local-text';
import { useFormats } from '../use-formats';

const goalNames: Record<PlanGoal, string> = {
  cheaper: 'Cheaper',
  warmer: 'Warmer',
  'fewer-moves': 'Fewer moves',
  'better-calls': 'Better call hours',
  'less-carbon': 'Less CO2e',
  'no-visa': 'No visa needed',
};

const defaultTexts: Record<PlanDefault, string> = {
  from: 'the start on the first day of next month',
  nights: 'the length',
  stops: 'the number of stops',
};

interface Props {
  answer: PlansAnswer;
  onChoose: (trip: Trip) => void;
}

/** The plans for a sentence: each is a draft, and choosing one makes it the trip. */
export const PlanCards = ({ answer: { plans, unmet, fits }, onChoose }: Props) => {
  const toLocal = useLocalText();
  const { drafts, candidates, isComplete, sentences, defaults } = plans;
  const getCity = (slug: string): string => plans.cities.find((city) => city.slug === slug)?.name ?? slug;
  if (drafts.length === 0)
    return (
      <Banner tone="warn" role="status">
        No city meets all of this. Remove a condition, and we’ll look again.
      </Banner>
    );
  return (
    <Stack $gap={4} as="section" aria-label="Plans">
      {!fits && (
        <Banner tone="warn" role="status" title="No plan meets everything.">
          This is the nearest one. It misses:{' '}
          {joinNames(unmet.map(({ city, label }) => `${toLocal(label)} in ${getCity(city)}`))}.
        </Banner>
      )}
      <Grid>
        {drafts.map((draft, at) => (
          <PlanCard
            key={draft.trip.id}
            draft={draft}
            first={drafts[0]!}
            isFirst={at === 0}
            hasOthers={drafts.length > 1}
            getCity={getCity}
            onChoose={onChoose}
          />
        ))}
      </Grid>
      <Stack $gap={1}>
        {candidates === 0 && <Small $quiet>You named every stop, so there was nothing left to choose.</Small>}
        {candidates > 0 && defaults.length > 0 && (
          <Small $quiet>We chose {joinNames(defaults.map((one) => defaultTexts[one]))} for you.</Small>
        )}
        {candidates > 0 && (
          <Small $quiet>
            {isComplete
              ? `We tried every combination of the ${formatCount(candidates)} cities that fit best.`
              : `We searched the ${formatCount(candidates)} cities that fit best, but not every combination of them.`}
          </Small>
        )}
        {(candidates > 0 ? sentences : []).map((sentence) => (
          <Small $quiet key={sentence}>
            {sentence}
          </Small>
        ))}
      </Stack>
    </Stack>
  );
};

interface CardProps {
  draft: Plans['drafts'][number];
  first: PlanDraft<Trip, Conflict>;
  isFirst: boolean;
  hasOthers: boolean;
  getCity: (slug: string) => string;
  onChoose: (trip: Trip) => void;
}

const PlanCard = ({ draft, first, isFirst, hasOthers, getCity, onChoose }: CardProps) => {
  const { formats } = useFormats();
  const format = formats.formatMoney;
  const { goal, trip, figures, conflicts } = draft;
  const isOnly = isFirst && !hasOthers;
  const name = goal === null ? (isOnly ? 'Your trip' : 'The best by our score') : goalNames[goal];
  const serious = conflicts.filter(({ level }) => level !== 'info');
  const difference = figures.usd - first.figures.usd;
  return (
    <Card aria-label={name}>
      <h3>{name}</h3>
      <ol>
        {trip.stops.map(({ id, city, arrive, leave }) => (
          <li key={id}>
            <b>{getCity(city)}</b>
            <span>
              {formatDay(arrive)} · {formatNights(leave - arrive)}
            </span>
          </li>
        ))}
      </ol>
      <p>
        About <b>{format(figures.usd)}</b>
        {!isFirst && Math.round(difference) !== 0 && (
          <>
            {' '}
            ({difference < 0 ? '−' : '+'}
            {format(Math.abs(difference))})
          </>
        )}{' '}
        without journeys
        {figures.moves > 0 &&
          ` · ${figures.moves === 1 ? '1 move' : `${figures.moves} moves`} · ${formatCount(figures.carbonKg)} kg CO2e`}
        {trip.calls.length > 0 && ` · ${figures.callsOutside} calls outside your hours`}
      </p>
      {serious.length > 0 && (
        <details>
          <summary>
            <Tag tone="warn">{serious.length === 1 ? '1 conflict' : `${serious.length} conflicts`}</Tag>
          </summary>
          <ul>
            {serious.map((conflict, at) => (
              <li key={at}>{describeConflict(conflict, formats)}</li>
            ))}
          </ul>
        </details>
      )}
      <Button variant={isFirst ? 'ink' : 'outlined'} onClick={() => onChoose(trip)}>
        Choose this plan
      </Button>
    </Card>
  );
};

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--s4);
`;

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto auto auto;
  gap: var(--s3);
  justify-items: start;
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  h3 {
    font-size: var(--f-lg);
  }

  ol {
    width: 100%;
    padding: 0;
    list-style: none;
  }

  ol li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    align-items: baseline;
    justify-content: space-between;
    padding-block: 7px;
    border-bottom: 1px solid var(--line);
  }

  b {
    font-weight: 600;
  }

  ol b {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }

  li span,
  p,
  details {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  summary {
    cursor: pointer;
  }

  details ul {
    margin-top: var(--s2);
    padding-inline-start: 1.2em;
  }
`;
