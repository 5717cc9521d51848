import { paths } from '@wanderwork/contracts';
import { useNavigate } from 'react-router-dom';
import { toast } from '../toasts/toasts';
import { session } from './session';

/**
 * Ends the session and returns to the home page; says so when it could not be ended. `onSignedOut` comes before the way
 * home. Answers whether the session ended.
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
