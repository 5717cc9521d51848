import { paths, type ConnectPerson } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { useReader } from '../api/reader';

const { block, mute } = paths.api.connect;

type Barrier = 'mute' | 'block';

const routes = { mute, block };

const results: Record<Barrier, { set: (name: string) => string; lift: (name: string) => string }> = {
  mute: { set: (name) => `You won’t see posts by ${name}`, lift: (name) => `You see posts by ${name} again` },
  block: { set: (name) => `You blocked ${name}`, lift: (name) => `You unblocked ${name}` },
};

/** Sets or lifts a mute or a block, and refetches what depends on it. */
export const useBarriers = ({ handle, name }: Pick<ConnectPerson, 'handle' | 'name'>) => {
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'That didn’t work',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  const change = (barrier: Barrier, isSet: boolean) => {
    const route = routes[barrier](handle);
    const result = results[barrier][isSet ? 'set' : 'lift'](name);
    return run(() => (isSet ? http.put(route) : http.delete(route)), result);
  };
  return { change, busy };
};

/** What a block does, and what it can't do. */
export const describeBlock = (name: string): string =>
  `${name} can’t reply to you, quote, mention, message or react to you, or write in your topics, and won’t find your profile. We don’t tell them. Public posts stay readable for everyone, even without an account, so a block stops contact, not reading.`;

interface BlockDialogProps {
  name: string;
  open: boolean;
  onClose: () => void;
  onBlock: () => void;
}

const BlockDialog = ({ name, open, onClose, onBlock }: BlockDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    title={`Block ${name}?`}
    description={describeBlock(name)}
    yes="Block"
    no="Cancel"
    onYes={onBlock}
  />
);

type Person = Pick<ConnectPerson, 'handle' | 'name' | 'isMuted' | 'isBlocked'>;

/** Buttons that mute and block a person; only for signed-in readers. */
export const MuteAndBlock = ({ person }: { person: Person }) => {
  const reader = useReader();
  const { change, busy } = useBarriers(person);
  const [asks, setAsks] = useState(false);
  if (!reader) return null;
  const { name, isMuted, isBlocked } = person;
  return (
    <>
      <Button size="small" busy={busy} onClick={() => void change('mute', !isMuted)}>
        {isMuted ? 'Unmute' : 'Mute'}
      </Button>
      <Button
        size="small"
        busy={busy}
        onClick={() => (isBlocked ? void change('block', false) : setAsks(true))}
      >
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      <BlockDialog
        name={name}
        open={asks}
        onClose={() => setAsks(false)}
        onBlock={() => void change('block', true)}
      />
    </>
  );
};
