import type { Comment } from '@nestwell/contracts/community';
import { useToast } from '@nestwell/remote-kit';
import {
  EggAvatar,
  Ellipsis,
  Flag,
  IconButton,
  Menu,
  PenLine,
  Row,
  Trash,
  type MenuItem,
} from '@nestwell/ui';
import { useState } from 'react';
import { authorShell } from '../../../lib/author-shell';
import { timeAgo } from '../../../lib/time-ago';
import * as css from '../feed.module.css';
import { LinkedText } from '../linked-text';
import type { Reported } from '../report-post';
import { useDeleteComment } from './comments.queries';
import { EditComment } from './edit-comment';

interface CommentBubbleProps {
  comment: Comment;
  onReport: (reported: Reported) => void;
}

export function CommentBubble({ comment, onReport }: CommentBubbleProps) {
  const [editing, setEditing] = useState(false);
  const { id, user, content, editedAt, createdAt } = comment;
  return (
    <li>
      <Row align="top">
        <EggAvatar name={user.name} shell={authorShell(user.name)} />
        <div className={css.bubble}>
          <Row between gap={2}>
            <b>{user.name}</b>
            <span className={css.time}>
              {timeAgo(Date.parse(createdAt), Date.now())}
              {editedAt && ' · edited'}
            </span>
          </Row>
          {editing ? (
            <EditComment comment={comment} onClose={() => setEditing(false)} />
          ) : (
            <p>
              <LinkedText>{content}</LinkedText>
            </p>
          )}
        </div>
        <CommentMenu
          comment={comment}
          onEdit={() => setEditing(true)}
          onReport={() => onReport({ subject: 'comment', subjectId: id })}
        />
      </Row>
    </li>
  );
}

interface CommentMenuProps {
  comment: Comment;
  onEdit: () => void;
  onReport: () => void;
}

function CommentMenu({ comment, onEdit, onReport }: CommentMenuProps) {
  const { toast } = useToast();
  const remove = useDeleteComment(comment.postId);
  const deleteIt = () =>
    remove.mutate(
      { params: { commentId: comment.id } },
      {
        onSuccess: () => toast({ title: 'Comment deleted' }),
        onError: () =>
          toast({
            title: 'Error',
            description: 'Failed to delete your comment. Please try again.',
            tone: 'alert',
          }),
      },
    );
  const items: MenuItem[] = comment.mine
    ? [
        { label: 'Edit', icon: <PenLine aria-hidden="true" />, onSelect: onEdit },
        { label: 'Delete', icon: <Trash aria-hidden="true" />, danger: true, onSelect: deleteIt },
      ]
    : [{ label: 'Report', icon: <Flag aria-hidden="true" />, onSelect: onReport }];
  return (
    <Menu
      label="Comment actions"
      items={items}
      trigger={
        <IconButton label={`More about the comment by ${comment.user.name}`}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
