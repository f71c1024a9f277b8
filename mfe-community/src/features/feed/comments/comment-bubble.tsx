import type { Comment } from '@nestwell/contracts/community';
import { TimeAgo, useMember } from '@nestwell/remote-kit';
import { EggAvatar, Row } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import { authorShell } from '../../../lib/author-shell';
import * as wordsCss from '../../../lib/words.module.css';
import * as css from '../feed.module.css';
import { LinkedText } from '../linked-text';
import { CommentMenu } from './comment-menu';
import { DeleteComment } from './delete-comment';
import { EditComment } from './edit-comment';

export interface CommentActs {
  onReport: (comment: Comment) => void;
  onBlock: (comment: Comment) => void;
}

interface CommentBubbleProps extends CommentActs {
  comment: Comment;
  /** She has just written it, so it comes into view. */
  fresh: boolean;
}

export function CommentBubble({ comment, fresh, onReport, onBlock }: CommentBubbleProps) {
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const { opensQuietRoom } = useMember();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (fresh) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [fresh]);
  const { user, content, editedAt, createdAt } = comment;
  const done = () => setDoing(null);
  return (
    <li ref={row}>
      <Row align="top" wrap>
        <EggAvatar name={user.name} shell={authorShell(user.name)} round={opensQuietRoom} />
        <div className={css.bubble}>
          <Row between gap={2}>
            <b>{user.name}</b>
            <span className={wordsCss.time}>
              <TimeAgo moment={createdAt} />
              {editedAt && ' · edited'}
            </span>
          </Row>
          {doing === 'edit' ? (
            <EditComment comment={comment} onClose={done} />
          ) : (
            <p className={wordsCss.words} dir="auto">
              <LinkedText>{content}</LinkedText>
            </p>
          )}
        </div>
        <CommentMenu
          comment={comment}
          onEdit={() => setDoing('edit')}
          onDelete={() => setDoing('delete')}
          onReport={() => onReport(comment)}
          onBlock={() => onBlock(comment)}
        />
      </Row>
      {doing === 'delete' && <DeleteComment comment={comment} onClose={done} />}
    </li>
  );
}
