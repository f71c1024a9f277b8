import { community, type Post } from '@nestwell/contracts/community';
import { timeAgo } from '@nestwell/domain/device-time';
import { readOf, useQuery, useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Card,
  EggAvatar,
  EmptyState,
  Heart,
  linkClass,
  LoadFailure,
  Row,
  Section,
  Skeleton,
  VisuallyHidden,
} from '@nestwell/ui';
import { authorShell } from '../../lib/author-shell';
import * as wordsCss from '../../lib/words.module.css';
import * as css from './latest-post.module.css';

/** Characters of a post that Home shows. */
const PREVIEW = 120;

const latest = readOf(community.listPosts, { query: { limit: 1 } });

/** Milliseconds: fetched anew at each look at Home, but not for the page that came with it a moment ago. */
const FRESH_FOR = 10_000;

/** Home's look into the community: the newest post. */
export function LatestPost() {
  const { user } = useUser();
  const posts = useQuery({ ...latest, enabled: user !== null, staleTime: FRESH_FOR });
  const [post] = posts.data ?? [];
  return (
    <Section
      title="Community"
      action={
        <Link className={linkClass} to="/community">
          {posts.isSuccess && !post ? 'Start the conversation' : 'Join Chat'}
        </Link>
      }
    >
      <Card>
        <Preview posts={posts} />
      </Card>
    </Section>
  );
}

function Preview({ posts }: { posts: ReturnType<typeof useQuery<Post[]>> }) {
  if (posts.isPending) return <Skeleton label="Loading the latest post" rows={2} />;
  if (posts.isLoadingError) return <LoadFailure onRetry={() => void posts.refetch()} />;
  const [post] = posts.data;
  if (!post) {
    return (
      <EmptyState art="cups" title="Nobody has written yet">
        Say hello. Someone else is up, too.
      </EmptyState>
    );
  }
  return (
    <article className={wordsCss.card} aria-label={`Latest post, by ${post.user.name}`}>
      <Row wrap>
        <EggAvatar name={post.user.name} shell={authorShell(post.user.name)} />
        <div className={wordsCss.author}>
          <b>{post.user.name}</b>
          <p className={wordsCss.time}>{timeAgo(new Date(post.createdAt), new Date())}</p>
        </div>
        <span className={css.likes}>
          <Heart aria-hidden="true" />
          {post.likes}
          <VisuallyHidden> {post.likes === 1 ? 'like' : 'likes'}</VisuallyHidden>
        </span>
      </Row>
      <p className={css.preview}>{previewOf(post.content)}</p>
    </article>
  );
}

function previewOf(content: string): string {
  const letters = [...content];
  return letters.length > PREVIEW ? `${letters.slice(0, PREVIEW).join('')}...` : content;
}
