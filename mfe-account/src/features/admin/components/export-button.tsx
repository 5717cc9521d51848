import { toast } from '@wanderwork/platform';
import { Button, Icon, Stack } from '@wanderwork/ui';
import { withProof } from '../../../shared/fresh/proof';
import { ErrorMessage } from '../../../shared/error-message';
import { saveFile } from '../../../shared/save-file';
import { useAction } from '../../../shared/use-action';

interface Props {
  file: string;
  fetchFile: () => Promise<string>;
}

/** Takes a whole list along as a file for tables; that is written down. */
export const ExportButton = ({ file, fetchFile }: Props) => {
  const { busy, problem, run } = useAction();
  const download = () =>
    run(async () => {
      // The mark by which programs for tables know UTF-8 is lost on the way through text.
      saveFile(file, `\uFEFF${await withProof(fetchFile)}`, 'text/csv;charset=utf-8');
      toast({ title: 'The list is on its way', description: `It is the file ${file}.`, tone: 'ok' });
    });
  return (
    <Stack $gap={2}>
      <Button busy={busy} busyLabel="Gathering..." onClick={() => void download()}>
        <Icon name="download" /> Export as CSV
      </Button>
      <ErrorMessage>{problem}</ErrorMessage>
    </Stack>
  );
};
