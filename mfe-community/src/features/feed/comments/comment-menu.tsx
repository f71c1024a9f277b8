import type { Comment } from '@nestwell/contracts/community';
import { Ban, Ellipsis, Flag, IconButton, Menu, PenLine, Trash, type MenuItem } from '@nestwell/ui';

interface CommentMenuProps {
  comment: Comment;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
  onBlock: () => void;
}

/** Her own comment can be changed and deleted, another's reported and its author hidden. */
export function CommentMenu({ comment, onEdit, onDelete, onReport, onBlock }: CommentMenuProps) {
  const items: MenuItem[] = comment.mine
    ? [
        { label: 'Edit', icon: <PenLine aria-hidden="true" />, onSelect: onEdit },
        { label: 'Delete', icon: <Trash aria-hidden="true" />, danger: true, onSelect: onDelete },
      ]
    : [
        { label: 'Report', icon: <Flag aria-hidden="true" />, onSelect: onReport },
        { label: 'Block this person', icon: <Ban aria-hidden="true" />, onSelect: onBlock },
      ];
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
