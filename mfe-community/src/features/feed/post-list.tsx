import { Button, EmptyState, LoadFailure, Skeleton } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import * as wordsCss from '../../lib/words.module.css';
import * as css from './feed.module.css';
import { useFollowNewest } from './follow-newest';
import { watchNear } from './lib/watch-near';
import { PostBlock } from './post-block';
import { useShown } from './quiet-room/shown';
import type { PostActs } from './post-menu';
import { useNewPostCount, usePosts, useRefreshPosts, type Tab } from './posts.queries';

interface PostListProps {
  category: Tab;
  acts: PostActs;
  onShare: () => void;
}

export function PostList({ category, acts, onShare }: PostListProps) {
  const posts = usePosts(category);
  useFollowNewest(category);
  const isQuiet = useShown().show === 'quiet';
  const feed = useRef<HTMLDivElement>(null);
  if (posts.isPending) return <Skeleton label="Loading posts" className={css.wait} rows={4} />;
  if (posts.isLoadingError) {
    return (
      <LoadFailure level={2} retrying={posts.isFetching} onRetry={() => void posts.refetch()}>
        Failed to fetch posts. Check your connection, then try again.
      </LoadFailure>
    );
  }
  const shown = posts.data.pages.flatMap(({ rows }) => rows);
  if (shown.length === 0) return <Nobody isQuiet={isQuiet} onShare={onShare} />;
  return (
    <>
      <NewPosts
        category={category}
        newest={shown[0]?.id}
        onShow={() => feed.current?.focus({ preventScroll: true })}
      />
      <div
        ref={feed}
        role="feed"
        tabIndex={-1}
        aria-label="Posts"
        aria-busy={posts.isFetchingNextPage}
        className={`${wordsCss.list} ${css.feed}`}
      >
        {posts.data.pages.map(({ rows }, index) => (
          <PostBlock key={rows[0]?.id ?? index} posts={rows} acts={acts} />
        ))}
      </div>
      {posts.hasNextPage && (
        <More
          loading={posts.isFetchingNextPage}
          failed={posts.isFetchNextPageError}
          byItself={posts.data.pages.length > 1}
          onMore={() => void posts.fetchNextPage()}
        />
      )}
    </>
  );
}

function Nobody({ isQuiet, onShare }: { isQuiet: boolean; onShare: () => void }) {
  const words = isQuiet ? QUIET : LIVELY;
  return (
    <EmptyState
      art="cups"
      level={2}
      title={words.title}
      action={
        <Button variant="soft" onClick={onShare}>
          {words.act}
        </Button>
      }
    >
      {words.about}
    </EmptyState>
  );
}

const LIVELY = {
  title: 'Be the first to say hello',
  about: 'Someone here is awake, too.',
  act: 'Start the conversation',
} as const;
const QUIET = {
  title: 'Nothing here yet',
  about: 'Read along for as long as you like.',
  act: 'Write something',
} as const;

interface NewPostsProps {
  category: Tab;
  newest: string | undefined;
  /** The button goes with what it counted, so the keyboard has to go on elsewhere. */
  onShow: () => void;
}

/** Says that there is more above, and shows it only when she asks. */
function NewPosts({ category, newest, onShow }: NewPostsProps) {
  const count = useNewPostCount(category, newest);
  const refresh = useRefreshPosts();
  return (
    <div role="status" className={count > 0 ? css.fresh : undefined}>
      {count > 0 && (
        <Button variant="soft" small onClick={() => void refresh().then(onShow)}>
          {count === 1 ? '1 new post' : `${count} new posts`}
        </Button>
      )}
    </div>
  );
}

interface MoreProps {
  loading: boolean;
  failed: boolean;
  byItself: boolean;
  onMore: () => void;
}

/**
 * The button under the posts. Once she has asked for more, pages load by themselves as she comes near the end; before
 * that the list ends, so that tip and guidelines, which follow it on a phone, can be reached.
 */
function More({ loading, failed, byItself, onMore }: MoreProps) {
  const foot = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  // Looks anew after each page: a short one leaves the foot where it was, and nothing would be noticed.
  useEffect(() => {
    if (!foot.current || loading || failed || !byItself) return;
    return watchNear(foot.current, '600px', (near) => near && more.current());
  }, [loading, failed, byItself]);
  return (
    <div ref={foot} className={css.foot}>
      {failed && <p role="alert">Failed to fetch posts. Check your connection, then try again.</p>}
      <Button variant="line" full busy={loading} busyLabel="Loading..." onClick={onMore}>
        {failed ? 'Try again' : 'Show earlier posts'}
      </Button>
    </div>
  );
}
