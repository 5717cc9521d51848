import { Button, Icon, Stack } from '@wanderwork/ui';
import {
  describeConflict,
  findFix,
  getConflictKey,
  type Conflict,
  type ConflictLevel,
  type Operation,
  type Trip,
  type TripFacts,
} from '@wanderwork/travel';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { runWhenIdle } from '../../../shared/run-when-idle';
import { useShowStop } from '../model/use-show-stop';
import { usePlanner } from './planner-context';

/** A phone shows the trip soon after. */
const getMaxShown = (): number => (window.matchMedia('(max-width: 1023px)').matches ? 2 : 6);

/** What doesn't fit, from the most to the least serious, with a way to see it and to solve it. */
export const ConflictList = () => {
  const { check, trip, facts } = usePlanner();
  const [showsAll, setShowsAll] = useState(false);
  const [maxShown] = useState(getMaxShown);
  const conflicts = check?.conflicts ?? [];
  const serious = conflicts.filter(({ level }) => level !== 'info');
  const notes = conflicts.filter(({ level }) => level === 'info');
  const fixes = useFixes(trip, facts, serious);
  if (!check || trip.stops.length === 0) return null;
  const shown = showsAll ? serious : serious.slice(0, maxShown);
  return (
    <Stack as="section" $gap={3} aria-labelledby="conflicts">
      <Heading id="conflicts">What doesn’t fit</Heading>
      {serious.length === 0 && (
        <Fits>
          <Icon name="check" size={18} /> Days, visas, calls and money fit, as far as we can check.
        </Fits>
      )}
      <List>
        {shown.map((conflict) => (
          <ConflictItem
            key={getConflictKey(conflict)}
            conflict={conflict}
            fix={fixes.get(getConflictKey(conflict)) ?? null}
          />
        ))}
      </List>
      {shown.length < serious.length && (
        <div>
          <Button size="small" onClick={() => setShowsAll(true)}>
            Show {serious.length - shown.length} more
          </Button>
        </div>
      )}
      {notes.length > 0 && (
        <Notes>
          <summary>{notes.length === 1 ? '1 thing to know' : `${notes.length} things to know`}</summary>
          <List>
            {notes.map((conflict) => (
              <ConflictItem key={getConflictKey(conflict)} conflict={conflict} fix={null} />
            ))}
          </List>
        </Notes>
      )}
    </Stack>
  );
};

/** Looks for solutions one by one while the browser is idle: each one checks the trip several times. */
const useFixes = (
  trip: Trip,
  facts: TripFacts | null,
  conflicts: readonly Conflict[],
): ReadonlyMap<string, Operation[]> => {
  const [found, setFound] = useState<{ trip: Trip; fixes: ReadonlyMap<string, Operation[]> } | null>(null);
  useEffect(() => {
    if (!facts) return;
    let isStopped = false;
    const fixes = new Map<string, Operation[]>();
    const queue = [...conflicts];
    const step = () => {
      if (isStopped) return;
      const conflict = queue.shift();
      if (!conflict) return setFound({ trip, fixes });
      const ops = findFix(trip, facts, conflict);
      if (ops) fixes.set(getConflictKey(conflict), ops);
      runWhenIdle(step);
    };
    runWhenIdle(step);
    return () => {
      isStopped = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the conflicts follow from the trip and the figures
  }, [trip, facts]);
  return found?.trip === trip ? found.fixes : new Map<string, Operation[]>();
};

const levels: Record<ConflictLevel, { icon: 'circle-alert' | 'triangle-alert' | 'info'; label: string }> = {
  blocking: { icon: 'circle-alert', label: 'Must change' },
  warning: { icon: 'triangle-alert', label: 'Check' },
  info: { icon: 'info', label: 'Good to know' },
};

const ConflictItem = ({ conflict, fix }: { conflict: Conflict; fix: Operation[] | null }) => {
  const { formats, propose, trip, canEdit, openPanel } = usePlanner();
  const showStop = useShowStop();
  const text = describeConflict(conflict, formats);
  const { icon, label } = levels[conflict.level];
  const stop = conflict.ids.find((id) => trip.stops.some((one) => one.id === id));
  return (
    <Item $level={conflict.level}>
      <Icon name={icon} size={18} label={label} />
      <div>
        <p>{text}</p>
        <Actions>
          {stop && (
            <button
              type="button"
              className="link-button"
              aria-label={`Show: ${text}`}
              onClick={() => showStop(stop)}
            >
              Show
            </button>
          )}
          {conflict.code === 'visa.unknown' && trip.passports.length === 0 && canEdit && (
            <button type="button" className="link-button" onClick={() => openPanel('settings')}>
              Add your passport
            </button>
          )}
          {fix && canEdit && (
            <button
              type="button"
              className="link-button"
              aria-label={`Fix: ${text}`}
              onClick={() => propose({ title: text, ops: fix })}
            >
              Fix
            </button>
          )}
        </Actions>
      </div>
    </Item>
  );
};

const Heading = styled.h2`
  font-size: var(--f-lg);
`;

const Fits = styled.p`
  display: flex;
  gap: var(--s2);
  align-items: center;
  color: var(--ok);
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--s2);
  padding: 0;
  list-style: none;
`;

const tones: Record<ConflictLevel, string> = { blocking: 'bad', warning: 'warn', info: 'ink-3' };

const Item = styled.li<{ $level: ConflictLevel }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) 10px;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--${({ $level }) => tones[$level]});
  border-radius: var(--r1);
  background: var(--sheet);
  font-size: var(--f-sm);

  > svg {
    margin-top: 1px;
    color: var(--${({ $level }) => tones[$level]});
  }
`;

const Actions = styled.div`
  display: flex;
  gap: var(--s4);

  &:empty {
    display: none;
  }

  button {
    min-height: 24px;
    font-weight: 600;
  }

  @media print {
    display: none;
  }
`;

const Notes = styled.details`
  summary {
    min-height: 28px;
    font-size: var(--f-sm);
    font-weight: 600;
    cursor: pointer;
  }

  ul {
    margin-top: var(--s2);
  }
`;
