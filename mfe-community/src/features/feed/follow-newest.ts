import { community, type Category, type Post, type ShownPosts } from '@nestwell/contracts/community';
import { pagesOf, readOf, useQuery, useQueryClient, type ListPage } from '@nestwell/remote-kit';
import { useShown } from './quiet-room/shown';
import { changePost } from '../../lib/post-keys';

const PAGE = 20;

export const pagesOfPosts = (category: 'all' | Category, shown: ShownPosts) =>
  pagesOf(community.listPosts, { query: { ...shown, category, limit: PAGE } });

/**
 * Likes, comments, words and what was taken away follow what happens elsewhere, once she is told that posts have
 * changed; none is added, so none moves.
 */
export function useFollowNewest(category: 'all' | Category): void {
  const queryClient = useQueryClient();
  const visit = useShown();
  const { queryKey, queryFn } = readOf(community.listPosts, { query: { ...visit, category, limit: PAGE } });
  const shownKey = pagesOfPosts(category, visit).queryKey;

  const follow = (fresh: readonly Post[], asked: number) => {
    const shown = queryClient.getQueryState<{ pages: ListPage<Post[]>[] }>(shownKey);
    for (const post of fresh) changePost(queryClient, post.id, () => post);
    // A newer list may have what was not there yet when this one was asked for.
    if (!shown?.data || shown.dataUpdatedAt > asked) return;
    for (const { id } of goneFrom(shown.data.pages[0]?.rows ?? [], fresh))
      changePost(queryClient, id, () => null);
  };
  useQuery({
    queryKey: [...queryKey, 'followed'],
    queryFn: async (context) => {
      const asked = Date.now();
      follow((await queryFn(context)) as Post[], asked);
      return null;
    },
    initialData: null,
    staleTime: Infinity,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** Of those shown, what a newer reading of the newest should have but has not. */
function goneFrom(shown: readonly Post[], fresh: readonly Post[]): readonly Post[] {
  const oldest = fresh.length < PAGE ? '' : (fresh.at(-1)?.id ?? '');
  const there = new Set(fresh.map(({ id }) => id));
  return shown.filter(({ id }) => id > oldest && !there.has(id));
}
