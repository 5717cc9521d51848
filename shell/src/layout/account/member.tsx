import type { SessionUser } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { useState } from 'react';
import { useOnDemand } from '../use-on-demand';
import { AvatarButton } from './avatar-button';

const AvatarMenu = lazyRetry(() => import('./avatar-menu'));

/** The avatar of the signed-in person. The menu behind it loads when the avatar is hovered or focused. */
const Member = ({ user }: { user: SessionUser }) => {
  const { isLoaded, loadNow, preloadHandlers } = useOnDemand(AvatarMenu.preload);
  const [byKeyboard, setByKeyboard] = useState(false);
  if (isLoaded) return <AvatarMenu user={user} byKeyboard={byKeyboard} />;
  return (
    <AvatarButton
      user={user}
      {...preloadHandlers}
      onClick={({ detail }) => {
        // A press by keyboard has no click count.
        setByKeyboard(detail === 0);
        void loadNow();
      }}
    />
  );
};

export default Member;
