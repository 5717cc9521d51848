import { Button, Row, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { ReasonDialog } from './reason-dialog';
import { useAdminAction } from './use-admin-action';

/** How a deed is named, asked about and told. */
interface DeedWords {
  act: string;
  title: string;
  description: string;
  said: string;
}

interface Props {
  /** The part of the page that the deed stands in. */
  title: string;
  about: string;
  words: DeedWords;
  /** Why it cannot be done now. */
  hindrance?: string | undefined;
  /** Does it, for the reason that was given. */
  deed: (reason: string) => Promise<unknown>;
}

/** A deed that somebody else will want to know the reason of: it is asked for before anything happens. */
export const ReasonedAction = ({ title, about, words, hindrance, deed }: Props) => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, change } = useAdminAction();
  const decide = (reason: string) => {
    setAsking(false);
    void change(() => deed(reason), words.said);
  };
  return (
    <Part title={title} about={about}>
      <Stack $gap={4}>
        <ErrorMessage>{problem}</ErrorMessage>
        <Row $gap={3}>
          <Button busy={busy} busyLabel="Saving..." unavailable={hindrance} onClick={() => setAsking(true)}>
            {words.act}
          </Button>
        </Row>
        <ReasonDialog
          open={asking}
          onOpenChange={setAsking}
          title={words.title}
          description={words.description}
          confirm={words.act}
          onConfirm={decide}
        />
      </Stack>
    </Part>
  );
};
