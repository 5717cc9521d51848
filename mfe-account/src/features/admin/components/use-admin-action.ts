import { useQueryClient } from '@tanstack/react-query';
import { toast, type ToastContent } from '@wanderwork/platform';
import { withProof } from '../../../shared/fresh/proof';
import { useAction } from '../../../shared/use-action';
import { ADMIN_KEY } from '../api/lists.query';

/**
 * A deed of an admin: it may ask for a proof, says that it is done or what came of it, and has everything shown asked for
 * again.
 */
export const useAdminAction = () => {
  const client = useQueryClient();
  const { run, ...state } = useAction();
  const change = <T>(act: () => Promise<T>, said: string | ((result: T) => ToastContent)): Promise<void> =>
    run(async () => {
      const result = await withProof(act);
      toast(typeof said === 'string' ? { title: said, tone: 'ok' } : said(result));
      await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    });
  return { ...state, change };
};
