import { correctionStateLabels, formatDate, type QueuedCorrection } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Row, Tag, TextLink, VisuallyHidden } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CellView } from '../../../shared/admin/cell-view';
import { DeclineDialog } from './decline-dialog';
import { TakeDialog } from './take-dialog';

/** One proposed figure beside the current one. */
export const CorrectionEntry = ({ correction }: { correction: QueuedCorrection }) => {
  const { id, cityName, label, current, unit, proposed, year, source, topic, finder } = correction;
  const heading = `correction-${id}`;
  return (
    <Root aria-labelledby={heading}>
      <Row $gap={3}>
        <h3 id={heading}>
          {label}, <bdi>{cityName}</bdi>
        </h3>
        {correction.batch !== null && <Tag tone="warn">{correctionStateLabels.planned}</Tag>}
      </Row>
      <Facts>
        <div>
          <dt>Now</dt>
          <dd>
            <CellView cell={current} unit={unit} />
          </dd>
        </div>
        <div>
          <dt>Proposed</dt>
          <dd>
            <b>
              <bdi>{proposed}</bdi>
            </b>{' '}
            ({year})
          </dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            <a href={source} rel="nofollow noopener noreferrer">
              {source}
            </a>
          </dd>
        </div>
        <div>
          <dt>Topic</dt>
          <dd>
            <TextLink as={AppLink} to={topic.path}>
              <bdi>{topic.title}</bdi>
            </TextLink>
            , by <bdi>{finder?.name ?? 'a former member'}</bdi> on {formatDate(correction.writtenAt)}
          </dd>
        </div>
      </Facts>
      <Actions correction={correction} />
    </Root>
  );
};

const Actions = ({ correction }: { correction: QueuedCorrection }) => {
  const [open, setOpen] = useState<'take' | 'decline' | null>(null);
  const close = () => setOpen(null);
  const name = `${correction.label}, ${correction.cityName}`;
  if (correction.batch !== null)
    return (
      <p>
        <TextLink to={`?part=imports&batch=${correction.batch}`}>Go to import {correction.batch}</TextLink> to
        apply or discard it.
      </p>
    );
  return (
    <Row $gap={2}>
      <Button variant="ink" onClick={() => setOpen('take')}>
        Take into an import<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Button onClick={() => setOpen('decline')}>
        Decline<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {open === 'take' && <TakeDialog correction={correction} onClose={close} />}
      {open === 'decline' && <DeclineDialog correction={correction} onClose={close} />}
    </Row>
  );
};

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  && h3 {
    font-size: var(--f-md);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--s4) var(--s5);
  overflow-wrap: anywhere;

  dt {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  dd {
    margin: 0;
  }
`;
