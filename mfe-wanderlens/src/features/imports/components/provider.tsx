import { useQueryClient } from '@tanstack/react-query';
import type { DataProvider } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Row, Tag, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { batchQuery, batchesQuery } from '../api/batches';
import { planFrom, providersQuery } from '../api/providers';
import { batchStateLabels } from '../model/batch-labels';

const NO_ANSWER_MESSAGE =
  'We got no answer. Nothing has changed. If the provider still answers, its plan will appear under Imports.';

/** One provider. Fetching from it creates a plan, which is reviewed before anything changes. */
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
        License: {licence}. {attribution}.{' '}
        {page !== null && <a href={page}>What {title} says about its data</a>}
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
          <Button busy={busy} busyLabel="Fetching..." onClick={() => void plan()}>
            Fetch from {title}
          </Button>
        </div>
      ) : (
        <p>
          Off by default: nothing is fetched automatically. To use it, start the server with{' '}
          <code>DATA_PROVIDERS</code> including <code>{name}</code>.
        </p>
      )}
      {problem && (
        <Banner tone="bad" role="alert" title={`We got no figures from ${title}.`}>
          {getServerMessage(problem, NO_ANSWER_MESSAGE)}
        </Banner>
      )}
    </Card>
  );
};

const usePlanFrom = (name: string) => {
  const client = useQueryClient();
  const { show } = useSectionParameters();
  const { run, ...state } = useAction();
  const plan = async () => {
    await run(async () => {
      const batch = await planFrom(name);
      client.setQueryData(batchQuery(batch.id).queryKey, batch);
      show({ part: 'imports', batch: String(batch.id) });
    });
    void client.invalidateQueries({ queryKey: batchesQuery.queryKey, exact: true });
    void client.invalidateQueries({ queryKey: providersQuery.queryKey });
  };
  return { ...state, plan };
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
