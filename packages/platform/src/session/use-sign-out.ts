import { paths } from '@wanderwork/contracts';
import { useNavigate } from 'react-router-dom';
import { toast } from '../toasts/toasts';
import { session } from './session';

/**
 * Ends the session and goes to the home page, or shows an error. `onSignedOut` runs before the navigation. Resolves
 * with whether the session ended.
 */
export const useSignOut = (onSignedOut?: () => void) => {
  const navigate = useNavigate();
  return async (): Promise<boolean> => {
    try {
      await session.logout();
      toast({ title: 'Logged out', description: 'You have been successfully logged out.', tone: 'ok' });
      onSignedOut?.();
      await navigate(paths.web.home());
      return true;
    } catch {
      toast({
        title: 'You are still signed in',
        description: 'We couldn’t sign you out. Check your connection and try again.',
        tone: 'bad',
      });
      return false;
    }
  };
};
