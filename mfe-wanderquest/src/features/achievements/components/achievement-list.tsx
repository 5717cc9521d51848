import { formatLocalDate, type QuestMark } from '@wanderwork/contracts';
import { Icon, Segmented, Stack } from '@wanderwork/ui';
import { createLocalList, LoadMore } from '@wanderwork/ui/lists';
import { useState } from 'react';
import styled from 'styled-components';
import { type PassportBook } from '../../../shared/passport/passport-book';
import { getAchievements, type AchievementStatus } from '../model/achievement-status';

const MIN_SHOWN = 12;

type Filter = 'all' | 'earned' | 'open';

const filterOptions: { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'earned', label: 'Earned' },
  { value: 'open', label: 'Not yet' },
];

const matchesFilter = (which: Filter, { at }: AchievementStatus): boolean =>
  which === 'all' || (which === 'earned') === (at !== null);

interface Props {
  book: PassportBook;
  account: readonly QuestMark[];
}

/** All achievements, and when they were earned. */
export const AchievementList = ({ book, account }: Props) => {
  const [which, setWhich] = useState<Filter>('all');
  const marks = getAchievements(book, account).filter((mark) => matchesFilter(which, mark));
  return (
    <Stack $gap={4}>
      <div>
        <Segmented label="Which achievements" options={filterOptions} value={which} onChange={setWhich} />
      </div>
      {marks.length === 0 ? (
        <p>
          {which === 'earned'
            ? 'None yet. You earn the first one when you arrive anywhere.'
            : 'You’ve earned them all.'}
        </p>
      ) : (
        <AchievementCards key={which} marks={marks} />
      )}
    </Stack>
  );
};

/** Shows all earned achievements, and the rest up to one screen. */
const AchievementCards = ({ marks }: { marks: readonly AchievementStatus[] }) => {
  const [all, setAll] = useState(false);
  const few = Math.max(MIN_SHOWN, marks.filter(({ at }) => at !== null).length);
  const inSight = all ? marks : marks.slice(0, few);
  const rest = marks.length - inSight.length;
  return (
    <LoadMore
      list={createLocalList(rest, () => setAll(true))}
      label="Achievements"
      count={inSight.length}
      buttonLabel={`Show the other ${rest}`}
    >
      <List role="list" aria-label="Achievements">
        {inSight.map((mark) => (
          <Item key={mark.id} mark={mark} />
        ))}
      </List>
    </LoadMore>
  );
};

const formatEarned = ({ at, mode }: AchievementStatus): string => {
  if (at === null) return 'Not yet';
  return `${formatLocalDate(at)}${mode ? `, ${mode}` : ''}`;
};

const Item = ({ mark }: { mark: AchievementStatus }) => (
  <li data-earned={mark.at !== null}>
    <Icon name={mark.at === null ? 'lock' : 'stamp'} size={20} />
    <div>
      <b>{mark.title}</b>
      <p>{mark.text}</p>
      <small>
        {formatEarned(mark)}
        {mark.opens.length > 0 && ` · ${mark.at === null ? 'Unlocks' : 'Unlocked'} ${mark.opens.join(', ')}`}
      </small>
    </div>
  </li>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--s3);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: var(--s3);
    padding: var(--s4);
    border: 1px dashed var(--line-2);
    border-radius: var(--r1);
    color: var(--ink-2);
  }

  li[data-earned='true'] {
    border: 1px solid var(--ink);
    background: var(--sheet);
    color: var(--ink);
  }

  svg {
    margin-block-start: 2px;
  }

  b {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }

  p {
    font-size: var(--f-sm);
  }

  small {
    font-size: var(--f-cap);
    color: var(--ink-3);
  }
`;
