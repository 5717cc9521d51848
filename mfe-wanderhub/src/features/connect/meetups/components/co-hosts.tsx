import { meetupLimits, paths, type MeetupDetail, type PersonSummary } from '@wanderwork/contracts';
import { getServerMessage, http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { PersonLink } from '../../common/components/person-link';
import { useMeetupAction } from '../api/use-meetup-action';

/** The co-hosts, and for the host a way to ask people and to take that back. */
export const CoHosts = ({ meetup }: { meetup: MeetupDetail }) => {
  const { coHosts, invited, ownRole } = meetup;
  if (ownRole !== 'host') return <Small $quiet>Only the host can ask more people to be co-hosts.</Small>;
  const count = coHosts.length + invited.length;
  return (
    <Stack $gap={3}>
      <h3>Co-hosts</h3>
      <Small $quiet>
        A co-host sees the guest list, can change the meet-up, and takes over if you leave. You can ask up to{' '}
        {meetupLimits.coHosts} people.
      </Small>
      {count > 0 && (
        <List role="list" aria-label="Co-hosts">
          {coHosts.map((person) => (
            <CoHost key={person.handle} code={meetup.code} person={person} isInvited={false} />
          ))}
          {invited.map((person) => (
            <CoHost key={person.handle} code={meetup.code} person={person} isInvited />
          ))}
        </List>
      )}
      {count < meetupLimits.coHosts && <InvitationForm code={meetup.code} />}
    </Stack>
  );
};

interface CoHostProps {
  code: string;
  person: PersonSummary;
  isInvited: boolean;
}

const CoHost = ({ code, person, isInvited }: CoHostProps) => {
  const { run, busy } = useMeetupAction();
  return (
    <li>
      <PersonLink person={person} portrait />
      {isInvited && <Small $quiet>hasn’t answered yet</Small>}
      <Button
        size="small"
        busy={busy}
        aria-label={isInvited ? `Take back the question to ${person.name}` : `Remove ${person.name}`}
        onClick={() => void run(() => http.delete(paths.api.connect.coHost(code, person.handle)))}
      >
        {isInvited ? 'Take back' : 'Remove'}
      </Button>
    </li>
  );
};

const InvitationForm = ({ code }: { code: string }) => {
  const [typed, setTyped] = useState('');
  const { run, busy, problem } = useAction({ refetches: ['connect'] });
  const handle = typed.trim().replace(/^@/, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (handle === '') return;
    void run(async () => {
      await http.put(paths.api.connect.coHost(code, handle));
      setTyped('');
    }, `We’ve asked @${handle}`);
  };
  return (
    <Form as="form" $gap={2} aria-label="Ask a co-host" noValidate onSubmit={submit}>
      <Field
        label="Their handle"
        error={problem && getServerMessage(problem, 'We couldn’t ask them. Please try again.')}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          placeholder="@handle"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Asking...">
        Ask to co-host
      </Button>
    </Form>
  );
};

const Form = styled(Row)`
  align-items: end;
`;

const List = styled.ul`
  display: grid;
  gap: var(--s2);

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
    align-items: center;
  }
`;
