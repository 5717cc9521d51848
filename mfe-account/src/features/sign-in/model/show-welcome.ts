import { toast, useSession } from '@wanderwork/platform';

/** Shows a welcome toast after sign-in. Only one toast is visible at a time, so for admins one toast says both. */
export const showWelcome = (): void => {
  const isAdmin = useSession.getState().user?.isAdmin;
  toast({
    title: isAdmin ? 'Admin Access Granted' : 'Welcome back!',
    description: 'You have successfully logged in.',
    tone: 'ok',
  });
};
