import { toast, useSession } from '@wanderwork/platform';

/** Greets whoever has just signed in. One toast is seen at a time, so an admin's says both. */
export const showWelcome = (): void => {
  const isAdmin = useSession.getState().user?.isAdmin;
  toast({
    title: isAdmin ? 'Admin Access Granted' : 'Welcome back!',
    description: 'You have successfully logged in.',
    tone: 'ok',
  });
};
