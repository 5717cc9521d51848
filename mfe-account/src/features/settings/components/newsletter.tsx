import { useQueryClient } from '@tanstack/react-query';
import { type NewsletterState } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { subscribe } from '@wanderwork/platform/forms';
import { Button, Stack } from '@wanderwork/ui';
import { useAction } from '@wanderwork/platform/actions';
import { QueryData } from '../../../shared/query-data';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { preferencesQuery } from '../api/settings';

const stateTexts: Record<NewsletterState, string> = {
  none: 'You’re not subscribed.',
  pending: 'Check your inbox: press the button in our email to subscribe.',
  given: 'You’re subscribed. Every issue has an unsubscribe link.',
  withdrawn: 'You’ve unsubscribed.',
};

/** The newsletter: subscribed here, confirmed by email, and canceled by the link in any issue. */
export const Newsletter = ({ email }: { email: string }) => (
  <Part title="Monthly newsletter" about="Which city figures changed, and why.">
    <QueryData query={preferencesQuery} label="Your newsletter status">
      {({ newsletter }) => <State state={newsletter} email={email} />}
    </QueryData>
  </Part>
);

const State = ({ state, email }: { state: NewsletterState; email: string }) => {
  const client = useQueryClient();
  const { busy, problem, run } = useAction();
  const requestSubscription = () =>
    run(async () => {
      await subscribe(email);
      await client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      toast({
        title: 'Check your inbox',
        description: 'Press the button in our email to subscribe.',
        tone: 'ok',
      });
    });
  return (
    <Stack $gap={3}>
      <p>{stateTexts[state]}</p>
      <ErrorMessage problem={problem} />
      {state !== 'given' && (
        <div>
          <Button busy={busy} busyLabel="Sending..." onClick={() => void requestSubscription()}>
            {state === 'pending' ? 'Resend email' : 'Subscribe'}
          </Button>
        </div>
      )}
    </Stack>
  );
};
