import { useQueryClient } from '@tanstack/react-query';
import { toast, type ToastContent } from '@wanderwork/platform';
import { withProof } from '../../../shared/fresh/proof';
import { useDeed } from '../../../shared/use-deed';
import { ADMIN_KEY } from '../api/lists.query';

/**
 * A deed of an admin: it may ask for a proof, says that it is done or what came of it, and has everything shown asked for
 * again.
 */
export const useChange = () => {
  const client = useQueryClient();
  const { run, ...state } = useDeed();
  const change = <T>(act: () => Promise<T>, said: string | ((result: T) => ToastContent)): Promise<void> =>
    run(async () => {
      const result = await withProof(act);
      toast(typeof said === 'string' ? { title: said, tone: 'ok' } : said(result));
      await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    });
  return { ...state, change };
};
