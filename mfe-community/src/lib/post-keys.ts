import { community, type Post } from '@nestwell/contracts/community';
import { keyOf } from '@nestwell/contracts/kernel';
import type { useQueryClient } from '@nestwell/remote-kit';

type QueryClient = ReturnType<typeof useQueryClient>;

/** Covers every list of posts, and the comments below them. */
export const postsKey = keyOf(community.listPosts);

interface Pages {
  pages: Post[][];
  pageParams: unknown[];
}

/** Changes one post wherever it is shown; null takes it out. */
export function changePost(queryClient: QueryClient, id: string, change: (post: Post) => Post | null): void {
  const within = (posts: Post[]) => posts.flatMap((post) => (post.id === id ? (change(post) ?? []) : post));
  queryClient.setQueriesData<Post[] | Pages>(
    { queryKey: postsKey, predicate: ({ queryKey }) => isList(queryKey) },
    (shown) => {
      if (shown === undefined) return shown;
      return Array.isArray(shown) ? within(shown) : { ...shown, pages: shown.pages.map(within) };
    },
  );
}

/** Comments live below their post's id; lists have only a query or the word 'pages' after the path. */
function isList(queryKey: readonly unknown[]): boolean {
  return queryKey.slice(postsKey.length).every((part) => part === 'pages' || String(part).startsWith('?'));
}
