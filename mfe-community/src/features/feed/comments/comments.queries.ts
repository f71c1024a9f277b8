import { community, type ShownPosts } from '@nestwell/contracts/community';
import { keyOf } from '@nestwell/contracts/kernel';
import { pagesOf, useCall, useInfiniteQuery, useQueryClient } from '@nestwell/remote-kit';
import { changePost } from '../../../lib/post-keys';

const PAGE = 100;

/** Oldest first, a page at a time. */
export function useComments(postId: string, shown: ShownPosts) {
  const query = { ...shown, limit: PAGE };
  return useInfiniteQuery({
    ...pagesOf(community.listComments, { params: { postId }, query }),
    staleTime: 0,
  });
}

export function useAddComment(postId: string) {
  const settle = useSettle(postId);
  return useCall(community.createComment, { onSuccess: () => settle(1) });
}

export function useDeleteComment(postId: string) {
  const settle = useSettle(postId);
  return useCall(community.deleteComment, { onSuccess: () => settle(-1) });
}

export function useEditComment(postId: string) {
  const settle = useSettle(postId);
  return useCall(community.editComment, { onSuccess: () => settle(0) });
}

/** Counts `more` comments on the post wherever it is shown, and reads them anew. */
export function useSettle(postId: string) {
  const queryClient = useQueryClient();
  return (more: number) => {
    changePost(queryClient, postId, (post) => ({ ...post, commentCount: post.commentCount + more }));
    return queryClient.invalidateQueries({ queryKey: keyOf(community.listComments, { params: { postId } }) });
  };
}
