import { useQueryClient } from '@tanstack/react-query';
import { toast, type ToastContent } from '@wanderwork/platform';
import { withProof } from '../../../shared/fresh/proof';
import { useAction } from '../../../shared/use-action';
import { ADMIN_KEY } from '../api/lists.query';

/**
 * Runs an admin action. It asks for reauthentication if the server requires it, shows the message as a toast, and
 * refetches all admin data.
 */
export const useAdminAction = () => {
  const client = useQueryClient();
  const { run, ...state } = useAction();
  const change = <T>(act: () => Promise<T>, message: string | ((result: T) => ToastContent)): Promise<void> =>
    run(async () => {
      const result = await withProof(act);
      toast(typeof message === 'string' ? { title: message, tone: 'ok' } : message(result));
      await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    });
  return { ...state, change };
};
