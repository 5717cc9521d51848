import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@wanderwork/platform';
import { withProof } from '../../../shared/fresh/proof';
import { useDeed } from '../../../shared/use-deed';
import { ADMIN_KEY } from '../api/lists.query';

/** A deed of an admin: it may ask for a proof, says that it is done, and has everything shown asked for again. */
export const useChange = () => {
  const client = useQueryClient();
  const { run, ...state } = useDeed();
  const change = (act: () => Promise<unknown>, said: string): Promise<void> =>
    run(async () => {
      await withProof(act);
      toast({ title: said, tone: 'ok' });
      await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    });
  return { ...state, change };
};
