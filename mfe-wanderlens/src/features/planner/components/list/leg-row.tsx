import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Icon } from '@wanderwork/ui';
import { formatDay, type RouteLeg } from '@wanderwork/travel';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../../../shared/format';
import { formatHours, modeNames } from '../../model/leg-text';
import { usePlanner } from '../planner-context';

const LegEditor = lazyRetry(() => import(/* webpackChunkName: 'trip-edits' */ './leg-editor'));

/** The journey to the next stop. */
export const LegRow = ({ leg }: { leg: RouteLeg }) => {
  const { formats, canEdit } = usePlanner();
  const [isOpen, setOpen] = useState(false);
  const { from, to, mode, day, hours, km, usd, isTimed } = leg;
  const name = `${from.place.name} to ${to.place.name}`;
  return (
    <Row>
      <Icon name={mode === 'plane' ? 'plane' : 'arrow-right'} size={16} />
      <div>
        <Line>
          <b>{modeNames[mode]}</b>
          <span>{formatDay(day)}</span>
          <span>{formatCount(km)} km</span>
          <span>
            {hours ? `${isTimed ? '' : 'about '}${formatHours(hours)} door to door` : 'time not known'}
          </span>
          <span>{usd === null ? 'no price yet' : formats.formatMoney(usd)}</span>
          {canEdit && (
            <button
              type="button"
              className="link-button"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Close' : 'Change'} the journey from ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'Change'}
            </button>
          )}
        </Line>
        {isOpen && (
          <RetryBoundary fallback={() => null}>
            <Suspense>
              <LegEditor leg={leg} name={name} />
            </Suspense>
          </RetryBoundary>
        )}
      </div>
    </Row>
  );
};

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: var(--s3);
  padding-block: 6px var(--s3);
  font-size: var(--f-sm);

  > svg {
    margin-top: 5px;
    color: var(--ink-3);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  align-items: baseline;
  color: var(--ink-2);
`;
