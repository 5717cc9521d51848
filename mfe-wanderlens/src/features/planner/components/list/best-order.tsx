import { useQueryClient } from '@tanstack/react-query';
import { type TripCityFacts } from '@wanderwork/contracts';
import { Button, Row, Small, Spinner, Stack } from '@wanderwork/ui';
import { describeOrder } from '@wanderwork/travel';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMyPreferences } from '../../../../shared/preferences/use-my-preferences';
import { addMonthScores, findOrder } from '../../model/find-order';
import { usePlanner } from '../planner-context';

/** Searches for the best order of the stops. The result is a draft. */
const BestOrder = ({ onClose }: { onClose: () => void }) => {
  const { trip, facts, propose } = usePlanner();
  const { preferences, ready } = useMyPreferences();
  const client = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  const search = useRef<AbortController | null>(null);
  useEffect(() => () => search.current?.abort(), []);

  const start = async () => {
    if (!facts) return;
    search.current = new AbortController();
    setMessage('');
    const irexBySlug = new Map(
      Object.keys(facts.cities).flatMap((slug) => {
        const irex = client.getQueryData<TripCityFacts>(['trip-city', slug])?.irex;
        return irex ? [[slug, irex] as const] : [];
      }),
    );
    const rules = facts.entryRules[preferences.passport ?? ''] ?? null;
    const scored = addMonthScores(facts, irexBySlug, { preferences, rules, now: new Date() });
    const result = await findOrder(trip, scored, search.current.signal);
    if (!result) return setMessage(null);
    const text = `${describeOrder(result)}.`;
    if (!result.ids) return setMessage('Every order breaks a rule: see what must change first.');
    if (result.ops.length === 0) return setMessage(`You have it already. ${text}`);
    propose({ title: text, ops: result.ops });
    onClose();
  };

  const isRunning = message === '';
  return (
    <Box>
      <h3>Best order of your stops</h3>
      <Small $quiet>
        The score of an order: the average of each city’s score in its months, weighted by days; −1 per 1,000
        km, −2 per warning, −0.5 per journey on a workday. An order that breaks a rule doesn’t count. Scores
        follow your own IREX if you have set one.
      </Small>
      {isRunning && <Spinner label="Trying orders" />}
      {message && <p role="status">{message}</p>}
      <Row $gap={2}>
        <Button
          size="small"
          variant="ink"
          busy={isRunning}
          busyLabel="Trying orders…"
          disabled={!facts || !ready}
          onClick={() => void start()}
        >
          Find the best order
        </Button>
        <Button
          size="small"
          variant="plain"
          onClick={() => {
            search.current?.abort();
            onClose();
          }}
        >
          {isRunning ? 'Stop' : 'Close'}
        </Button>
      </Row>
    </Box>
  );
};

const Box = styled(Stack).attrs({ $gap: 3 })`
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
`;

export default BestOrder;
