import { paths } from '@wanderwork/contracts';
import { session, toast } from '@wanderwork/platform';
import { useNavigate } from 'react-router-dom';

/** Ends the session and returns to the home page; says so when it could not be ended. */
export const useSignOut = () => {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    try {
      await session.logout();
      toast({ title: 'Logged out', description: 'You have been successfully logged out.', tone: 'ok' });
      await navigate(paths.web.home());
    } catch {
      toast({
        title: 'You are still signed in',
        description: 'Signing out did not reach us. Please try again.',
        tone: 'bad',
      });
    }
  };
};
