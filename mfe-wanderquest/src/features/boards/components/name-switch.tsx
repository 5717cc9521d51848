import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@wanderwork/platform';
import { Switch } from '@wanderwork/ui/controls';
import { setNameVisible, playerQuery } from '../api/player.query';

/** Opts in to showing the player's name. It is off by default. */
export const NameSwitch = ({ user }: { user: string }) => {
  const { queryKey } = playerQuery(user);
  const { data } = useQuery(playerQuery(user));
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: setNameVisible,
    onSuccess: async (player) => {
      client.setQueryData(queryKey, player);
      await client.invalidateQueries({ queryKey: ['quest', 'board'] });
    },
    onError: () => toast({ tone: 'bad', title: 'We couldn’t save that', description: 'Please try again.' }),
  });
  if (!data) return null;
  return (
    <Switch
      checked={data.named}
      onCheckedChange={(named) => isPending || mutate(named)}
      // The name already ends with a period.
      description={data.named ? `Shown as ${data.name}` : 'Shown as Anonymous.'}
    >
      Show my name ({data.name})
    </Switch>
  );
};
