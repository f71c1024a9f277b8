import { community } from '@nestwell/contracts/community';
import { readOf, refusalOf, useQuery } from '@nestwell/remote-kit';
import { EmptyState, LoadFailure, Sheet, Skeleton } from '@nestwell/ui';
import type { ComponentProps } from 'react';
import { useShown } from './quiet-room/shown';
import { CommentsSheet } from './comments/comments-sheet';

interface LinkedPostProps extends Omit<ComponentProps<typeof CommentsSheet>, 'post'> {
  postId: string;
}

/** The post that a notification leads to, with its comments. */
export function LinkedPost({ postId, ...sheet }: LinkedPostProps) {
  const post = useQuery({
    ...readOf(community.readPost, { params: { postId }, query: useShown() }),
    staleTime: 0,
  });
  if (post.data) return <CommentsSheet post={post.data} {...sheet} />;
  return (
    <Sheet open tall onOpenChange={sheet.onClose} title="Comments">
      {isGone(post.error) ? (
        <EmptyState art="cups" title="This post is no longer here">
          It was deleted, or is being looked at.
        </EmptyState>
      ) : post.isLoadingError ? (
        <LoadFailure onRetry={() => void post.refetch()} />
      ) : (
        <Skeleton label="Loading the post" rows={2} />
      )}
    </Sheet>
  );
}

/** Also an address that was never a post's. */
function isGone(error: Error | null): boolean {
  const code = refusalOf(community.readPost, error)?.code;
  return code === 'not_found' || code === 'invalid';
}
