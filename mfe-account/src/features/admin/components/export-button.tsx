import { toast } from '@wanderwork/platform';
import { Button, Icon, Stack } from '@wanderwork/ui';
import { withProof } from '../../../shared/fresh/proof';
import { ErrorMessage } from '../../../shared/error-message';
import { saveFile } from '../../../shared/save-file';
import { useAction } from '@wanderwork/platform/actions';

interface Props {
  file: string;
  fetchFile: () => Promise<string>;
}

/** Downloads a whole list as CSV. The server records the export in the audit log. */
export const ExportButton = ({ file, fetchFile }: Props) => {
  const { busy, problem, run } = useAction();
  const download = () =>
    run(async () => {
      // Decoding the response drops the byte order mark, by which spreadsheet programs recognize UTF-8.
      saveFile(file, `\uFEFF${await withProof(fetchFile)}`, 'text/csv;charset=utf-8');
      toast({ title: 'Export ready', description: `Downloading ${file}.`, tone: 'ok' });
    });
  return (
    <Stack $gap={2}>
      <Button busy={busy} busyLabel="Exporting..." onClick={() => void download()}>
        <Icon name="download" /> Export as CSV
      </Button>
      <ErrorMessage problem={problem} />
    </Stack>
  );
};
