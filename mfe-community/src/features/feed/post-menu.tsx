import type { Post } from '@nestwell/contracts/community';
import { Ban, Ellipsis, Flag, IconButton, Menu, PenLine, Trash, type MenuItem } from '@nestwell/ui';

/** What can be done about a post; the same object through a visit, so that posts need not be drawn anew. */
export interface PostActs {
  onComments: (post: Post) => void;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
  onReport: (post: Post) => void;
  onBlock: (post: Post) => void;
}

/** Her own post can be changed and deleted, another's reported and its author hidden. */
export function PostMenu({ post, acts }: { post: Post; acts: PostActs }) {
  const items: MenuItem[] = post.mine
    ? [
        { label: 'Edit', icon: <PenLine aria-hidden="true" />, onSelect: () => acts.onEdit(post) },
        {
          label: 'Delete',
          icon: <Trash aria-hidden="true" />,
          danger: true,
          onSelect: () => acts.onDelete(post),
        },
      ]
    : [
        { label: 'Report', icon: <Flag aria-hidden="true" />, onSelect: () => acts.onReport(post) },
        { label: 'Block this person', icon: <Ban aria-hidden="true" />, onSelect: () => acts.onBlock(post) },
      ];
  const label = `More about the post by ${post.user.name}`;
  return (
    <Menu
      label="Post actions"
      items={items}
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
