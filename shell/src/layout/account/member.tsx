import type { SessionUser } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { useState } from 'react';
import { useOnDemand } from '../use-on-demand';
import { AvatarButton } from './avatar-button';

const AvatarMenu = lazyRetry(() => import('./avatar-menu'));

/** Somebody is here: their face, and behind it the menu, whose code comes when the face is reached. */
const Member = ({ user }: { user: SessionUser }) => {
  const { here, summon, ahead } = useOnDemand(AvatarMenu.preload);
  const [byKeyboard, setByKeyboard] = useState(false);
  if (here) return <AvatarMenu user={user} byKeyboard={byKeyboard} />;
  return (
    <AvatarButton
      user={user}
      {...ahead}
      onClick={({ detail }) => {
        // A key presses without a pointer's count.
        setByKeyboard(detail === 0);
        void summon();
      }}
    />
  );
};

export default Member;
