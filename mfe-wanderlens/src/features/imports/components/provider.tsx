import { useQueryClient } from '@tanstack/react-query';
import type { DataProvider } from '@wanderwork/contracts';
import { serverMessage } from '@wanderwork/platform';
import { Banner, Button, Row, Tag, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useShown } from '../../../shared/admin/use-shown';
import { batchQuery, batchesQuery } from '../api/batches';
import { planFrom, providersQuery } from '../api/providers';
import { batchStateLabels } from '../model/batch-labels';

const AWAY =
  'No answer came through. Nothing has changed; if the provider still answers, its plan will stand among the imports.';

/** One provider: asking it makes a plan, which is looked at before anything changes. */
export const Provider = ({ provider }: { provider: DataProvider }) => {
  const { name, title, brings, page, licence, attribution, isOn, last } = provider;
  const { busy, problem, plan } = usePlanFrom(name);
  const heading = `provider-${name}`;
  return (
    <Card aria-labelledby={heading}>
      <Row $gap={3}>
        <h3 id={heading}>{title}</h3>
        <Tag tone={isOn ? 'ok' : 'plain'}>{isOn ? 'On' : 'Off'}</Tag>
      </Row>
      <p>{brings}</p>
      <p>
        Licence: {licence}. {attribution}. {page !== null && <a href={page}>What {title} says of its data</a>}
      </p>
      {last && (
        <p>
          Last:{' '}
          <TextLink to={`?part=imports&batch=${last.batch}`}>
            import {last.batch}, {batchStateLabels[last.state].toLowerCase()}
          </TextLink>
        </p>
      )}
      {isOn ? (
        <div>
          <Button busy={busy} busyLabel="Asking..." onClick={() => void plan()}>
            Ask {title}
          </Button>
        </div>
      ) : (
        <p>
          Off, as it is until somebody decides otherwise: nothing is fetched by itself. To ask it, start the
          product with <code>DATA_PROVIDERS</code> naming <code>{name}</code>.
        </p>
      )}
      {problem && (
        <Banner tone="bad" role="alert" title={`Nothing came from ${title}.`}>
          {problem}
        </Banner>
      )}
    </Card>
  );
};

const usePlanFrom = (name: string) => {
  const client = useQueryClient();
  const { show } = useShown();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const plan = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const batch = await planFrom(name);
      client.setQueryData(batchQuery(batch.id).queryKey, batch);
      show({ part: 'imports', batch: String(batch.id) });
    } catch (error) {
      setProblem(serverMessage(error, AWAY));
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: batchesQuery.queryKey, exact: true });
    void client.invalidateQueries({ queryKey: providersQuery.queryKey });
  };
  return { busy, problem, plan };
};

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  align-content: start;
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  h3 {
    font-size: var(--f-md);
  }

  p {
    font-size: var(--f-sm);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
