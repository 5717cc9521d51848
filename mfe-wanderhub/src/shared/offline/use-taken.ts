import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type TakenPost } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useState } from 'react';
import { takePost, type Refusal } from './ask-worker';
import { letGoOf, takenQuery } from './taken-posts';

const reasons: Record<Refusal, string> = {
  full: 'Your browser has no room left for it. Let go of other articles on your shelf, then try again.',
  gone: 'It is not published any more.',
  unreachable: 'It could not be fetched. Try again when you have a connection.',
  unsupported: 'This browser keeps nothing for offline here. Private windows often do not.',
};

const sayWhyNot = (title: string, refusal: Refusal): void =>
  void toast({ tone: 'bad', title: `“${title}” was not taken offline`, description: reasons[refusal] });

/** The articles that can be read without a connection. */
export const useTakenPosts = (): TakenPost[] => useQuery(takenQuery).data ?? [];

/** Takes articles offline and lets go of them. */
export const useTaking = () => {
  const client = useQueryClient();
  const [taking, setTaking] = useState(false);
  const changed = () => client.invalidateQueries({ queryKey: takenQuery.queryKey });

  const take = async ({ slug, title }: Pick<TakenPost, 'slug' | 'title'>): Promise<void> => {
    setTaking(true);
    const refusal = await takePost(slug).catch((): Refusal => 'unreachable');
    await changed();
    setTaking(false);
    if (refusal) sayWhyNot(title, refusal);
  };
  const letGo = async (slug: string): Promise<void> => {
    await letGoOf(slug);
    await changed();
  };
  return { taking, take, letGo };
};
