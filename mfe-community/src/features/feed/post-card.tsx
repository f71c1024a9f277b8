import type { Post } from '@nestwell/contracts/community';
import { TimeAgo, useMember } from '@nestwell/remote-kit';
import { Badge, Button, Card, EggAvatar, Heart, MessageCircle, Row } from '@nestwell/ui';
import { useId } from 'react';
import { authorShell } from '../../lib/author-shell';
import { categoryNames, categoryShells } from '../../lib/categories';
import * as wordsCss from '../../lib/words.module.css';
import * as css from './feed.module.css';
import { LinkedText } from './linked-text';
import { PostMenu, type PostActs } from './post-menu';
import { useShown } from './quiet-room/shown';
import { useLike } from './use-like';

interface PostCardProps {
  post: Post;
  acts: PostActs;
}

export function PostCard({ post, acts }: PostCardProps) {
  const { user, content, category, likes, likedByMe, commentCount } = post;
  const like = useLike(post.id);
  const { opensQuietRoom } = useMember();
  const isQuiet = useShown().show === 'quiet';
  const wordsId = useId();
  return (
    <article className={css.post} aria-label={`Post by ${user.name}`} aria-describedby={wordsId}>
      <Card className={wordsCss.card}>
        <Row wrap>
          <EggAvatar name={user.name} shell={authorShell(user.name)} round={opensQuietRoom} />
          <div className={wordsCss.author}>
            <b>{user.name}</b>
            <p className={wordsCss.time}>
              <TimeAgo moment={post.createdAt} />
              {post.editedAt && ' · edited'}
            </p>
          </div>
          {!isQuiet && <Badge tone={categoryShells[category]}>{categoryNames[category]}</Badge>}
        </Row>
        <p id={wordsId} className={wordsCss.words} dir="auto">
          <LinkedText>{content}</LinkedText>
        </p>
        <Row gap={1} className={css.acts}>
          <Button
            variant="quiet"
            small
            aria-pressed={likedByMe}
            aria-label={`Like, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
            className={likedByMe ? css.liked : css.act}
            icon={<Heart aria-hidden="true" />}
            onClick={like}
          >
            {likes}
          </Button>
          <Button
            variant="quiet"
            small
            aria-label={`Comments, ${commentCount}`}
            className={css.act}
            icon={<MessageCircle aria-hidden="true" />}
            onClick={() => acts.onComments(post)}
          >
            {commentCount}
          </Button>
          <PostMenu post={post} acts={acts} />
        </Row>
      </Card>
    </article>
  );
}
