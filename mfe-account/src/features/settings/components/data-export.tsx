import { PRODUCT_NAME } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Icon, Stack } from '@wanderwork/ui';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../shared/fresh/proof';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { fetchExport } from '../api/settings';
import { saveFile } from '../../../shared/save-file';

const FILE = `${PRODUCT_NAME.toLowerCase()}-export.json`;

/** Downloads all data stored about the member. */
export const DataExport = () => {
  const { busy, problem, run } = useAction();
  const download = () =>
    run(async () => {
      const data = await withProof(fetchExport);
      saveFile(FILE, JSON.stringify(data, null, 2), 'application/json');
      toast({ title: 'Your data is ready', description: `Downloading ${FILE}.`, tone: 'ok' });
    });
  return (
    <Part title="Download your data" about="Everything we store about you, in one file (JSON).">
      <Stack $gap={3}>
        <ErrorMessage problem={problem} />
        <div>
          <Button busy={busy} busyLabel="Preparing..." onClick={() => void download()}>
            <Icon name="download" /> Download my data
          </Button>
        </div>
      </Stack>
    </Part>
  );
};
