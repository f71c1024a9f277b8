import { community, type Post } from '@nestwell/contracts/community';
import { call, randomId, useQueryClient } from '@nestwell/remote-kit';
import { useRef } from 'react';
import { changePost } from '../../lib/post-keys';

const toggled = (post: Post): Post => ({
  ...post,
  likedByMe: !post.likedByMe,
  likes: post.likes + (post.likedByMe ? -1 : 1),
});

/** Shows the like at once; a failure quietly puts it back. Taps while one is on its way are not sent twice. */
export function useLike(id: string): () => void {
  const queryClient = useQueryClient();
  const sending = useRef(false);
  return () => {
    if (sending.current) return;
    sending.current = true;
    changePost(queryClient, id, toggled);
    call(community.likePost, { params: { postId: id } }, { idempotencyKey: randomId() })
      .then(
        (settled) => changePost(queryClient, id, (post) => ({ ...post, ...settled })),
        () => changePost(queryClient, id, toggled),
      )
      .finally(() => {
        sending.current = false;
      });
  };
}
