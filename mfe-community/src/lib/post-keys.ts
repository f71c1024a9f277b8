import { community, type Post } from '@nestwell/contracts/community';
import { keyOf } from '@nestwell/contracts/kernel';
import type { ListPage, useQueryClient } from '@nestwell/remote-kit';

type QueryClient = ReturnType<typeof useQueryClient>;

interface Pages {
  pages: ListPage<Post[]>[];
  pageParams: unknown[];
}

/** Covers every list of posts, and the comments below them. */
export const postsKey = keyOf(community.listPosts);

const lists = {
  queryKey: postsKey,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isList(queryKey),
};

/** Changes one post wherever it is shown; null takes it out. */
export function changePost(queryClient: QueryClient, id: string, change: (post: Post) => Post | null): void {
  const within = (posts: Post[]) => posts.flatMap((post) => (post.id === id ? (change(post) ?? []) : post));
  queryClient.setQueriesData<Post[] | Pages>(lists, (shown) => {
    if (shown === undefined) return shown;
    if (Array.isArray(shown)) return within(shown);
    return { ...shown, pages: shown.pages.map((page) => ({ ...page, rows: within(page.rows) })) };
  });
}

/**
 * Lists begin anew with their first page, which stays on the screen until the new one is here. With `active`, what
 * is shown is asked for at once; the rest when it is opened.
 */
export function beginAnew(
  queryClient: QueryClient,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  queryClient.setQueriesData<Post[] | Pages>(lists, (shown) =>
    shown === undefined || Array.isArray(shown)
      ? shown
      : { pages: shown.pages.slice(0, 1), pageParams: shown.pageParams.slice(0, 1) },
  );
  return queryClient.invalidateQueries({ queryKey: postsKey, refetchType });
}

/** Comments live below their post's id; lists have only a query or the word 'pages' after the path. */
function isList(queryKey: readonly unknown[]): boolean {
  return queryKey.slice(postsKey.length).every((part) => part === 'pages' || String(part).startsWith('?'));
}
