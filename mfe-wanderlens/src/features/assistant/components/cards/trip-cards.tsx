import type {
  ArticlesCard,
  AssistantFigure,
  PackingCard,
  TripCard,
  TripCheckCard,
  TripDraftCard,
  TripProposalCard,
  TripStopItem,
} from '@wanderwork/contracts';
import { formatDate, paths } from '@wanderwork/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { AppLink, closeAssistant, getServerMessage, http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, ButtonLink, Caption, Icon, Row, Small, Tag } from '@wanderwork/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useLocalText } from '../../../../shared/use-local-text';
import { getReviewLink, isSitePath } from '../../model/links';
import { FigureList, InlineFigure } from './figures';

const formatNights = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`);

const Stops = ({ stops }: { stops: readonly TripStopItem[] }) => (
  <Lines as="ol">
    {stops.map(({ slug, name, arrive, nights }, at) => (
      <li key={`${slug}${at}`}>
        <b>{name}</b>
        <span>
          {formatDate(arrive)} · {formatNights(nights)}
        </span>
      </li>
    ))}
  </Lines>
);

/** The stays are listed by themselves, so that their figures would say them twice. */
const isStay = ({ key }: AssistantFigure): boolean => key.startsWith('stop_');

export const TripCardBody = ({ card: { stops, figures } }: { card: TripCard }) => (
  <>
    <Stops stops={stops} />
    <FigureList figures={figures.filter((figure) => !isStay(figure))} />
  </>
);

/** What doesn't fit. */
export const TripCheckCardBody = ({ card: { conflicts } }: { card: TripCheckCard }) => {
  const toLocal = useLocalText();
  return conflicts.length === 0 ? (
    <p>
      <Tag tone="ok" icon="check">
        Everything fits
      </Tag>
    </p>
  ) : (
    <Lines>
      {conflicts.map(({ level, code, text }, at) => (
        <li key={`${code}${at}`} data-icon>
          <Icon name={level === 'info' ? 'info' : 'triangle-alert'} size={16} />
          <span>{toLocal(text)}</span>
        </li>
      ))}
    </Lines>
  );
};

const BEFORE = 'before_';

/** Changes that wait for a decision in the planner, and what they would change for the whole trip. */
export const TripDraftCardBody = ({ card: { trip, draft, items, figures } }: { card: TripDraftCard }) => {
  const toLocal = useLocalText();
  const before = new Map(
    figures
      .filter(({ key }) => key.startsWith(BEFORE))
      .map((figure) => [figure.key.slice(BEFORE.length), figure]),
  );
  return (
    <>
      <Lines>
        {items.map(({ id, text }) => (
          <li key={id} data-icon>
            <Icon name="plus" size={16} />
            <span>{toLocal(text)}</span>
          </li>
        ))}
      </Lines>
      <FigureList
        figures={figures.filter((figure) => !figure.key.startsWith(BEFORE) && !isStay(figure))}
        before={before}
      />
      <ReviewDraft trip={trip} draft={draft} />
    </>
  );
};

/** Leads to the review of a draft: nothing changes before that. */
export const ReviewDraft = ({ trip, draft }: { trip: string; draft: string }) => (
  <Row $gap={3}>
    <ButtonLink as={AppLink} variant="ink" to={getReviewLink(trip, draft)} onClick={closeAssistant}>
      Review the draft
    </ButtonLink>
    <Small $quiet>Nothing has changed yet.</Small>
  </Row>
);

const goalNames: Record<string, string> = {
  cheaper: 'Cheaper',
  warmer: 'Warmer',
  'fewer-moves': 'Fewer moves',
  'better-calls': 'Better call hours',
  'less-carbon': 'Less CO2e',
  'no-visa': 'No visa needed',
};

/** Whole trips to choose from. */
export const TripProposalCardBody = ({ card: { plans, chips, fits } }: { card: TripProposalCard }) => {
  const toLocal = useLocalText();
  return (
    <>
      {chips.length > 0 && (
        <Row $gap={2} role="list" aria-label="What we understood">
          {chips.map((chip) => (
            <span key={chip} role="listitem">
              <Tag tone="red">{toLocal(chip)}</Tag>
            </span>
          ))}
        </Row>
      )}
      {!fits && <p>No plan meets everything. This is the nearest one.</p>}
      {plans.map((plan, at) => (
        <Plan key={at} aria-label={(plan.goal && goalNames[plan.goal]) ?? `Plan ${at + 1}`} role="group">
          {plans.length > 1 && <h5>{(plan.goal && goalNames[plan.goal]) ?? 'The best by our score'}</h5>}
          <Stops stops={plan.stops} />
          <PlanFigures>
            {plan.figures.map((figure) => (
              <InlineFigure key={figure.key} figure={figure} />
            ))}
          </PlanFigures>
          <StartTrip trip={plan.trip} isFirst={at === 0} />
        </Plan>
      ))}
    </>
  );
};

const findTripId = (trip: unknown): string | null =>
  typeof trip === 'object' && trip !== null && 'id' in trip && typeof trip.id === 'string' ? trip.id : null;

/** Saves a proposed trip, and opens it in the planner. */
const StartTrip = ({ trip, isFirst }: { trip: unknown; isFirst: boolean }) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, problem, run } = useAction();
  const id = findTripId(trip);
  if (id === null) return null;
  const start = () =>
    void run(async () => {
      await http.put(paths.api.trips.trip(id), { trip });
      await client.invalidateQueries({ queryKey: ['open-trips'] });
      await navigate(`${paths.web.planner()}?${new URLSearchParams({ trip: id })}`);
    });
  return (
    <>
      <Row>
        <Button variant={isFirst ? 'ink' : 'outlined'} size="small" busy={busy} onClick={start}>
          Start this trip
        </Button>
      </Row>
      {problem && (
        <Banner tone="warn" role="alert">
          {getServerMessage(problem, 'We couldn’t save this trip. Please try again.')}
        </Banner>
      )}
    </>
  );
};

/** What to pack, by group. */
export const PackingCardBody = ({ card: { items, figures } }: { card: PackingCard }) => {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <>
      <FigureList figures={figures} />
      {groups.map((group) => (
        <div key={group}>
          <Caption>{group}</Caption>
          <Lines>
            {items
              .filter((item) => item.group === group)
              .map(({ name, count, reason }) => (
                <li key={name}>
                  <span>
                    {count > 1 && `${count} × `}
                    {name}
                  </span>
                  <small>{reason}</small>
                </li>
              ))}
          </Lines>
        </div>
      ))}
    </>
  );
};

export const ArticlesCardBody = ({ card: { articles } }: { card: ArticlesCard }) => (
  <Lines>
    {articles.map(({ title, link, date, excerpt }) => (
      <li key={link} data-block>
        {isSitePath(link) ? <AppLink to={link}>{title}</AppLink> : <b>{title}</b>}
        <Caption>{formatDate(date)}</Caption>
        <Small $quiet>{excerpt}</Small>
      </li>
    ))}
  </Lines>
);

const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);

  & + & {
    padding-block-start: var(--s4);
  }

  h5 {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }
`;

const PlanFigures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  small {
    font-size: var(--f-cap);
    font-weight: 400;
    color: var(--ink-2);
  }
`;

const Lines = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  border-block-start: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  li[data-icon] {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: var(--s2);
    align-items: start;
  }

  li[data-icon] svg {
    margin-block-start: 4px;
  }

  li[data-block] {
    display: grid;
    gap: 2px;
  }

  b,
  a {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }

  b + span,
  small {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;
