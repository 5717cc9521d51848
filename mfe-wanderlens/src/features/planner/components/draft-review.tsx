import { getServerMessage } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Checkbox, Icon, Row, Small, Stack } from '@wanderwork/ui';
import {
  acceptItems,
  applyOperations,
  checkTrip,
  compareChecks,
  createDraft,
  describeConflict,
  diffTrips,
  findMissingItems,
  getConflictKey,
  rebaseDraft,
  type Conflict,
  type Effect,
  type RejectedOperation,
} from '@wanderwork/travel';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { createNames, describeOperation } from '../model/operation-text';
import { DRAFTS_KEY } from './waiting-drafts';
import { listCities, usePlanner, type Proposed } from './planner-context';
import { describeBefore } from '../model/before-text';

const reasons: Record<RejectedOperation['reason'], string> = {
  missing: 'No longer applies: what it changes is gone.',
  exists: 'Already in the trip.',
  changed: 'No longer applies: you changed the same thing meanwhile.',
};

/** A draft: before and after, what it changes for the whole trip, and a decision on each item or all. */
const DraftReview = ({ proposed }: { proposed: Proposed }) => {
  const { trip, facts, check, record, store, names, formats, change, announce, propose } = usePlanner();
  const { busy, problem, run } = useAction({ refetches: [DRAFTS_KEY] });
  const [base] = useState(trip);
  const draft = useMemo(
    () => proposed.draft ?? createDraft(record.revision, proposed.ops),
    [proposed, record.revision],
  );
  const theirs = useMemo(
    () => [...(proposed.since ?? []), ...diffTrips(base, trip)],
    [proposed.since, base, trip],
  );
  const isTooOld = proposed.since === null;
  const [chosen, setChosen] = useState<readonly string[]>(() => draft.items.map(({ id }) => id));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const states = useMemo(() => rebaseDraft(trip, theirs, draft), [trip, theirs, draft]);
  const ownNames = createNames(base, names, proposed.ops);
  const usable = isTooOld ? [] : states.filter(({ rejected }) => !rejected).map(({ id }) => id);
  const accept = (ids: readonly string[]) => {
    if (proposed.draft) return decide(proposed.draft.id, ids);
    const ops = acceptItems(trip, theirs, draft, ids);
    if (change(ops, 'Change accepted')) propose(null);
  };
  const decide = (id: string, ids: readonly string[]) =>
    void run(async () => {
      await store.decideDraft(id, ids);
      announce(ids.length > 0 ? 'Change accepted' : 'Change rejected');
      propose(null);
    });
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((current) =>
      isChosen
        ? [...current, id, ...findMissingItems(draft, [...current, id])]
        : current.filter((one) => one !== id && !needs(one, id)),
    );
  const needs = (id: string, other: string) =>
    draft.items.find((item) => item.id === id)?.needs.includes(other) ?? false;
  const accepted = usable.filter((id) => chosen.includes(id));
  const acceptedKey = accepted.join();
  // The figures of new cities load with the trip: before that, nothing leaves the device.
  const hasNewCities = listCities(draft.ops).some((city) => !facts?.cities[city]);
  const effect = useMemo(() => {
    const applied = applyOperations(trip, acceptItems(trip, theirs, draft, acceptedKey.split(',')));
    return facts && check && !hasNewCities && 'trip' in applied
      ? compareChecks(check, checkTrip(applied.trip, facts))
      : null;
  }, [trip, theirs, draft, acceptedKey, facts, check, hasNewCities]);
  const itemCosts = useMemo(() => {
    if (!facts || !check || hasNewCities || draft.items.length < 2) return null;
    return new Map(
      draft.items.map(({ id }) => {
        const own = [id, ...findMissingItems(draft, [id])];
        const applied = applyOperations(trip, acceptItems(trip, theirs, draft, own));
        const cost = 'trip' in applied ? checkTrip(applied.trip, facts).cost.total.middle : null;
        return [id, cost === null ? null : Math.round(cost - check.cost.total.middle)];
      }),
    );
  }, [trip, theirs, draft, facts, check, hasNewCities]);
  return (
    <Card as="section" aria-labelledby="draft">
      <Heading id="draft" ref={heading} tabIndex={-1}>
        Review this change
      </Heading>
      <p>{proposed.title}</p>
      {usable.length === 0 ? (
        <Banner tone="warn" title="This no longer fits your trip.">
          You changed the trip since. Reject this draft, and ask the assistant for a new one.
        </Banner>
      ) : (
        (proposed.since?.length ?? 0) > 0 && (
          <Small $quiet>You changed the trip since this was drafted. What no longer applies is marked.</Small>
        )
      )}
      <Items>
        {states.map(({ id, at, rejected }) => (
          <li key={id} data-gone={rejected ? '' : undefined}>
            <Checkbox
              checked={usable.includes(id) && chosen.includes(id)}
              disabled={!usable.includes(id)}
              onChange={({ target: { checked } }) => toggle(id, checked)}
            >
              {at.map((index) => describeOperation(draft.ops[index]!, ownNames)).join('; ')}
            </Checkbox>
            <Detail>
              {rejected ? (
                reasons[rejected.reason]
              ) : (
                <>
                  {at
                    .map((index) => describeBefore(base, draft.ops[index]!, ownNames))
                    .filter(Boolean)
                    .map((text) => (
                      <span key={text}>Before: {text}</span>
                    ))}
                  {draft.items.find((item) => item.id === id)!.needs.length > 0 && (
                    <span>Depends on another item here.</span>
                  )}
                  {typeof itemCosts?.get(id) === 'number' && (
                    <span>
                      Total with this alone: {formatChange(itemCosts.get(id)!, formats.formatMoney)}
                    </span>
                  )}
                </>
              )}
            </Detail>
          </li>
        ))}
      </Items>
      {effect && <EffectLines effect={effect} />}
      {hasNewCities && !proposed.draft && (
        <Small $quiet>Costs and conflicts of new cities appear once you accept them.</Small>
      )}
      {problem && (
        <Banner tone="bad" role="alert" title="Nothing was changed.">
          {getServerMessage(problem, 'Please check your connection and try again.')}
        </Banner>
      )}
      <Row $gap={2}>
        <Button variant="ink" disabled={accepted.length === 0} busy={busy} onClick={() => accept(accepted)}>
          {accepted.length === usable.length ? 'Accept' : `Accept ${accepted.length} of ${usable.length}`}
        </Button>
        <Button
          disabled={busy}
          onClick={() => (proposed.draft ? decide(proposed.draft.id, []) : propose(null))}
        >
          Reject
        </Button>
        {proposed.draft && (
          <Button variant="plain" disabled={busy} onClick={() => propose(null)}>
            Decide later
          </Button>
        )}
      </Row>
    </Card>
  );
};

const formatChange = (value: number, format: (value: number) => string): string =>
  value === 0 ? 'no change' : `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;

/** What the chosen items change together. */
const EffectLines = ({ effect }: { effect: Effect }) => {
  const { formats } = usePlanner();
  const { cost, nights, carbon, appearing, disappearing } = effect;
  return (
    <Stack $gap={2}>
      <Totals>
        <span>Total: {formatChange(Math.round(cost.middle), formats.formatMoney)}</span>
        <span>Nights: {formatChange(nights, String)}</span>
        <span>CO2e: {formatChange(Math.round(carbon), (kg) => `${kg} kg`)}</span>
      </Totals>
      <Changes title="Solves" icon="check" conflicts={disappearing} />
      <Changes title="Adds" icon="triangle-alert" conflicts={appearing} />
    </Stack>
  );
};

const Changes = ({
  title,
  icon,
  conflicts,
}: {
  title: string;
  icon: 'check' | 'triangle-alert';
  conflicts: readonly Conflict[];
}) => {
  const { formats } = usePlanner();
  return conflicts.length === 0 ? null : (
    <Lines>
      {conflicts.map((conflict) => (
        <li key={getConflictKey(conflict)}>
          <Icon name={icon} size={16} />
          <span>
            {title}: {describeConflict(conflict, formats)}
          </span>
        </li>
      ))}
    </Lines>
  );
};

const Card = styled(Stack).attrs({ $gap: 3 })`
  padding: var(--s5);
  border: 1px solid var(--ink);
  border-radius: var(--r2);
  background: var(--sheet);
  box-shadow: var(--e2);
`;

const Heading = styled.h2`
  font-size: var(--f-lg);
  outline: none;
`;

const Items = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
  }

  li[data-gone] {
    color: var(--ink-3);
  }
`;

const Detail = styled.p`
  display: grid;
  padding-inline-start: 30px;
  font-size: var(--f-sm);
  color: var(--ink-3);
`;

const Totals = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  font-weight: 600;
`;

const Lines = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  font-size: var(--f-sm);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: var(--s2);
    align-items: start;
  }

  svg {
    margin-top: 3px;
  }
`;

export default DraftReview;
