import type { SessionUser } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { useState } from 'react';
import { useOnDemand } from '../use-on-demand';
import { AvatarButton } from './avatar-button';

const AvatarMenu = lazyRetry(() => import('./avatar-menu'));

/** Somebody is here: their face, and behind it the menu, whose code comes when the face is reached. */
const Member = ({ user }: { user: SessionUser }) => {
  const { isLoaded, loadNow, preloadHandlers } = useOnDemand(AvatarMenu.preload);
  const [byKeyboard, setByKeyboard] = useState(false);
  if (isLoaded) return <AvatarMenu user={user} byKeyboard={byKeyboard} />;
  return (
    <AvatarButton
      user={user}
      {...preloadHandlers}
      onClick={({ detail }) => {
        // A key presses without a pointer's count.
        setByKeyboard(detail === 0);
        void loadNow();
      }}
    />
  );
};

export default Member;
