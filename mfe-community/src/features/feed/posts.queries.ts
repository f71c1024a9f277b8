import { community, type Category } from '@nestwell/contracts/community';
import { keyOf } from '@nestwell/contracts/kernel';
import { MINUTE } from '@nestwell/domain/moments';
import { readOf, useCall, useInfiniteQuery, useQuery, useQueryClient, useUser } from '@nestwell/remote-kit';
import { pagesOfPosts } from './follow-newest';
import { useShown } from './quiet-room/shown';
import { beginAnew, changePost } from '../../lib/post-keys';

export type Tab = 'all' | Category;

/** Posts of a tab, newest first, a page at a time. They never change of themselves while she reads. */
export function usePosts(category: Tab) {
  const { user } = useUser();
  const pages = pagesOfPosts(category, useShown());
  return useInfiniteQuery({
    ...pages,
    meta: { ...pages.meta, steady: true },
    enabled: user !== null,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
}

/** How many posts came since the newest one shown; the list itself never jumps. */
export function useNewPostCount(category: Tab, newest: string | undefined): number {
  const query = { ...useShown(), category, after: newest ?? '' };
  const read = readOf(community.countNewPosts, { query });
  const { data } = useQuery({
    ...read,
    enabled: newest !== undefined,
    staleTime: MINUTE,
    retry: false,
  });
  return data?.count ?? 0;
}

export function useSharePost(idempotencyKey: string) {
  const refresh = useRefreshPosts();
  return useCall(community.createPost, { onSuccess: refresh, idempotencyKey });
}

export function useEditPost() {
  const queryClient = useQueryClient();
  return useCall(community.editPost, { onSuccess: (post) => changePost(queryClient, post.id, () => post) });
}

export function useDeletePost() {
  const queryClient = useQueryClient();
  return useCall(community.deletePost, {
    onSuccess: (_, { params }) => changePost(queryClient, params.postId, () => null),
  });
}

export function useReport() {
  return useCall(community.report);
}

export const useBlockAuthor = () => useCall(community.blockAuthor, useBlocksChanged());
export const useUnblock = () => useCall(community.unblock, useBlocksChanged());

function useBlocksChanged() {
  const { user } = useUser();
  const queryClient = useQueryClient();
  const refresh = useRefreshPosts();
  const blocksKey = keyOf(community.listBlocks, { params: { userId: user?.id ?? '' } });
  return {
    onSuccess: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: blocksKey })]),
  };
}

/** Lists begin anew, and so does she: at the top. */
export function useRefreshPosts() {
  const queryClient = useQueryClient();
  return () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return beginAnew(queryClient);
  };
}
