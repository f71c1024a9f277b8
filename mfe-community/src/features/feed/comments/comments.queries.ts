import { community } from '@nestwell/contracts/community';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';
import { changePost } from '../../../lib/post-keys';

const MOST = 200;

const commentsOf = (postId: string) =>
  readOf(community.listComments, { params: { postId }, query: { limit: MOST } });

export function useComments(postId: string) {
  return useQuery({ ...commentsOf(postId), staleTime: 0 });
}

export function useAddComment(postId: string) {
  const queryClient = useQueryClient();
  return useCall(community.createComment, {
    onSuccess: () => {
      changePost(queryClient, postId, (post) => ({ ...post, commentCount: post.commentCount + 1 }));
      return queryClient.invalidateQueries({ queryKey: commentsOf(postId).queryKey });
    },
  });
}

export function useDeleteComment(postId: string) {
  const queryClient = useQueryClient();
  return useCall(community.deleteComment, {
    onSuccess: () => {
      changePost(queryClient, postId, (post) => ({ ...post, commentCount: post.commentCount - 1 }));
      return queryClient.invalidateQueries({ queryKey: commentsOf(postId).queryKey });
    },
  });
}

export function useEditComment(postId: string) {
  const queryClient = useQueryClient();
  return useCall(community.editComment, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsOf(postId).queryKey }),
  });
}
