import { TABLE_MAX_BYTES } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import { Banner, Button, Stack } from '@wanderwork/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { batchQuery, batchesQuery, planFile } from '../api/batches';

const UNREACHABLE_MESSAGE = 'We couldn’t send the file. Nothing has changed; please try again.';
const MAX_MB = TABLE_MAX_BYTES / 1024 / 1024;
const TOO_LARGE_MESSAGE = `The file is too large. The limit is ${MAX_MB} MB. Nothing was sent.`;

/** Uploads a file and opens the plan of its changes. */
export const FileUpload = () => {
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { show } = useSectionParameters();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const plan = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > TABLE_MAX_BYTES) return setProblem(TOO_LARGE_MESSAGE);
    setBusy(true);
    setProblem(null);
    try {
      const batch = await planFile(file);
      client.setQueryData(batchQuery(batch.id).queryKey, batch);
      void client.invalidateQueries({ queryKey: batchesQuery.queryKey, exact: true });
      show({ part: 'imports', batch: String(batch.id) });
    } catch (error) {
      setProblem(getServerMessage(error, UNREACHABLE_MESSAGE));
    }
    setBusy(false);
  };

  return (
    <Place>
      <Stack $gap={2}>
        <h2>Import figures</h2>
        <p>
          Upload a CSV with the columns <code>slug</code>, <code>source</code>, <code>year</code>,{' '}
          <code>grade</code> and one for each figure, or whole cities as JSON, one per line. UTF-8, up to{' '}
          {MAX_MB} MB. You review the changes before anything is applied.
        </p>
      </Stack>
      <div>
        <Button variant="ink" busy={busy} busyLabel="Reading..." onClick={() => input.current?.click()}>
          Choose a file
        </Button>
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="File of figures from this device"
        accept=".csv,.json,.jsonl,.ndjson,text/csv,application/json"
        onChange={(event) => {
          void plan(event.target.files?.[0]);
          // Lets the same file be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      {problem && (
        <Banner tone="bad" role="alert" title="We couldn’t read this file.">
          {problem}
        </Banner>
      )}
    </Place>
  );
};

const Place = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  border: 1px dashed var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);

  h2 {
    font-size: var(--f-lg);
  }

  p {
    max-width: 68ch;
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;
