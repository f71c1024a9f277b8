import { community, type Post } from '@nestwell/contracts/community';
import { wordLimits } from '@nestwell/domain/limits';
import { useToast } from '@nestwell/remote-kit';
import { Button, Sheet } from '@nestwell/ui';
import { useState } from 'react';
import { draftProblem } from './lib/draft-problem';
import { refusalWords } from './lib/refusal-words';
import { PostForm } from './post-form';
import { useEditPost } from './posts.queries';

interface EditPostProps {
  post: Post;
  onClose: () => void;
}

export function EditPost({ post, onClose }: EditPostProps) {
  const [draft, setDraft] = useState({ content: post.content, category: post.category, anonymous: false });
  const { toast } = useToast();
  const edit = useEditPost();
  const problem = draftProblem(draft.content, wordLimits.post);

  const save = () => {
    if (problem !== undefined) return;
    const { content, category } = draft;
    edit.mutate(
      { params: { postId: post.id }, body: { content: content.trim(), category } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Post changed' });
        },
        onError: (error) => {
          const description = refusalWords(
            community.editPost,
            error,
            'Failed to change your post. Please try again.',
          );
          toast({ title: 'Error', description, tone: 'alert' });
        },
      },
    );
  };

  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Edit your post"
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={edit.isPending} busyLabel="Saving..." onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <PostForm
        draft={draft}
        onChange={setDraft}
        onClear={() => setDraft({ ...draft, content: '' })}
        error={problem}
      />
    </Sheet>
  );
}
