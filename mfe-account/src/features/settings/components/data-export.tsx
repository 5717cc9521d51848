import { PRODUCT_NAME } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Icon, Stack } from '@wanderwork/ui';
import { withProof } from '../../../shared/fresh/proof';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { fetchExport } from '../api/own-data';
import { saveFile } from '../../../shared/save-file';

const FILE = `${PRODUCT_NAME.toLowerCase()}-export.json`;

/** Everything that is held about the person, to take along. */
export const DataExport = () => {
  const { busy, problem, run } = useAction();
  const download = () =>
    run(async () => {
      const data = await withProof(fetchExport);
      saveFile(FILE, JSON.stringify(data, null, 2), 'application/json');
      toast({ title: 'Your data is on its way', description: `It is the file ${FILE}.`, tone: 'ok' });
    });
  return (
    <Part title="Your data" about="Everything held about you, in one file that people and programs can read.">
      <Stack $gap={3}>
        <ErrorMessage>{problem}</ErrorMessage>
        <div>
          <Button busy={busy} busyLabel="Gathering..." onClick={() => void download()}>
            <Icon name="download" /> Download my data
          </Button>
        </div>
      </Stack>
    </Part>
  );
};
