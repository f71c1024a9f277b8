import { community, type Post } from '@nestwell/contracts/community';
import { readOf, TimeAgo, useDraft, useOnDevice, useQuery, useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Card,
  CloudOff,
  EggAvatar,
  EmptyState,
  Heart,
  linkClass,
  LoadFailure,
  Row,
  Section,
  Skeleton,
  useOnline,
  VisuallyHidden,
} from '@nestwell/ui';
import { authorShell } from '../../lib/author-shell';
import { wasOpened } from '../../lib/opened-here';
import * as wordsCss from '../../lib/words.module.css';
import * as css from './latest-post.module.css';

/** Characters of a post that Home shows. */
const PREVIEW = 120;

export const latest = readOf(community.listPosts, { query: { limit: 1 } });

/** Milliseconds: fetched anew at each look at Home, but not for the page that came with it a moment ago. */
const FRESH_FOR = 10_000;

const WRITE = '/community?open=post';

/** Home's look into the community: the newest post. */
export function LatestPost() {
  const { user } = useUser();
  const posts = useQuery({ ...latest, enabled: user !== null, staleTime: FRESH_FOR });
  const isAway = !useOnline() && posts.data === undefined;
  const [post] = posts.data ?? [];
  return (
    <Section title="Community" action={!isAway && <ToCommunity isEmpty={posts.isSuccess && !post} />}>
      {isAway ? (
        <Away />
      ) : (
        <Card>
          <Preview posts={posts} />
        </Card>
      )}
      {user && <KeptDraft />}
    </Section>
  );
}

function ToCommunity({ isEmpty }: { isEmpty: boolean }) {
  return (
    <Link className={linkClass} to="/community">
      {isEmpty ? 'Start the conversation' : 'Join Chat'}
    </Link>
  );
}

/** Without a network there is nothing to show; what she wants to say has its place all the same. */
function Away() {
  const canWrite = useOnDevice(wasOpened, false);
  return (
    <Card variant="flat" className={css.away}>
      <CloudOff aria-hidden="true" />
      <p>
        Posts come back with the connection.
        {canWrite && (
          <>
            {' '}
            A post you <Link to={WRITE}>write now</Link> is kept as a draft.
          </>
        )}
      </p>
    </Card>
  );
}

function KeptDraft() {
  const { draft } = useDraft('community.post', { content: '' });
  if (draft.content.trim() === '') return null;
  return (
    <Link className={linkClass} to="/community">
      A post of yours is kept as a draft
    </Link>
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
          <p className={wordsCss.time}>
            <TimeAgo moment={post.createdAt} />
          </p>
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
