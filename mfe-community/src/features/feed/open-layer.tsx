import type { Comment, Post } from '@nestwell/contracts/community';
import type { RiskKind } from '@nestwell/domain/risk-words';
import { CommentsSheet } from './comments/comments-sheet';
import { EditPost } from './edit-post';
import { LinkedPost } from './linked-post';
import type { PostActs } from './post-menu';
import { BlockQuestion, DeleteQuestion, type Blocked } from './post-questions';
import { ReportSheet, type Reported } from './report-post';

/** What stands over the list. */
export type Layer =
  | { what: 'comments' | 'edit' | 'delete'; post: Post }
  | { what: 'linked'; postId: string }
  | { what: 'report'; reported: Reported }
  | { what: 'block'; blocked: Blocked };

export function postActs(open: (layer: Layer) => void): PostActs {
  return {
    onComments: (post) => open({ what: 'comments', post }),
    onEdit: (post) => open({ what: 'edit', post }),
    onDelete: (post) => open({ what: 'delete', post }),
    onBlock: (post) => open({ what: 'block', blocked: { subject: 'post', words: post } }),
    onReport: ({ id }) => open({ what: 'report', reported: { subject: 'post', subjectId: id } }),
  };
}

interface OpenLayerProps {
  layer: Layer;
  onChange: (layer: Layer | null) => void;
  onOfferSupport: (kinds: readonly RiskKind[]) => void;
}

export function OpenLayer({ layer, onChange, onOfferSupport }: OpenLayerProps) {
  const close = () => onChange(null);
  const comments = {
    onClose: close,
    onOfferSupport,
    onReport: ({ id }: Comment) =>
      onChange({ what: 'report', reported: { subject: 'comment', subjectId: id } }),
    onBlock: (comment: Comment) =>
      onChange({ what: 'block', blocked: { subject: 'comment', words: comment } }),
  };
  switch (layer.what) {
    case 'comments':
      return <CommentsSheet post={layer.post} {...comments} />;
    case 'linked':
      return <LinkedPost postId={layer.postId} {...comments} />;
    case 'edit':
      return <EditPost post={layer.post} onClose={close} />;
    case 'delete':
      return <DeleteQuestion post={layer.post} onClose={close} />;
    case 'block':
      return <BlockQuestion blocked={layer.blocked} onClose={close} />;
    case 'report':
      return <ReportSheet reported={layer.reported} onClose={close} />;
  }
}
