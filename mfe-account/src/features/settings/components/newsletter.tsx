import { useQueryClient } from '@tanstack/react-query';
import { type NewsletterState } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { subscribe } from '@wanderwork/platform/forms';
import { Button, Stack } from '@wanderwork/ui';
import { OwnData } from '../../../shared/own-data';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { preferencesQuery } from '../api/preferences';

const words: Record<NewsletterState, string> = {
  none: 'You do not get the letter.',
  pending: 'A mail waits in your mailbox: the letter comes once you have confirmed it there.',
  given: 'You get the letter. Each one has a link that stops it.',
  withdrawn: 'You do not get the letter any more.',
};

/** The monthly letter: asked for here, confirmed by mail, stopped by the link in any of them. */
export const Newsletter = ({ email }: { email: string }) => (
  <Part title="The monthly letter" about="What changed in the table, and why.">
    <OwnData query={preferencesQuery} label="The state of your letter">
      {({ newsletter }) => <State state={newsletter} email={email} />}
    </OwnData>
  </Part>
);

const State = ({ state, email }: { state: NewsletterState; email: string }) => {
  const client = useQueryClient();
  const { busy, problem, run } = useAction();
  const ask = () =>
    run(async () => {
      await subscribe(email);
      await client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      toast({
        title: 'Look into your mailbox',
        description: 'The letter comes once you have confirmed it there.',
        tone: 'ok',
      });
    });
  return (
    <Stack $gap={3}>
      <p>{words[state]}</p>
      <ErrorMessage>{problem}</ErrorMessage>
      {state !== 'given' && (
        <div>
          <Button busy={busy} busyLabel="Sending..." onClick={() => void ask()}>
            {state === 'pending' ? 'Send the mail again' : 'Send me the letter'}
          </Button>
        </div>
      )}
    </Stack>
  );
};
