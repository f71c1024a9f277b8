import { community } from '@nestwell/contracts/community';
import { riskKindsOf, type RiskKind } from '@nestwell/domain/risk-words';
import { useMember, useToast, type Draft } from '@nestwell/remote-kit';
import { useOnline } from '@nestwell/ui';
import type { PostDraft } from './lib/post-draft';
import { refusalWords } from './lib/refusal-words';
import { useSharePost } from './posts.queries';

interface Shared {
  /** It is with the others, or kept for later. */
  onDone: () => void;
  /** What her words were about, if anything asks for help. */
  onOfferSupport: (kinds: readonly RiskKind[]) => void;
}

/** Shares what she wrote; without a network it is kept as a draft, which she sends when she is back. */
export function useShareDraft({ draft, keep, letGo }: Draft<PostDraft>, { onDone, onOfferSupport }: Shared) {
  const { key, ...post } = draft;
  const { id: userId } = useMember();
  const { toast } = useToast();
  const { mutate, isPending } = useSharePost(key);
  const isOnline = useOnline();

  const keepForLater = () => {
    keep();
    onDone();
    toast({ title: 'Kept as a draft', description: 'Share it when you are back.' });
  };
  const shared = () => {
    onDone();
    letGo();
    toast({ title: 'Post shared!', description: 'Your post has been shared with the community.' });
    // In the sheet it was offered before; with the sheet it would go.
    onOfferSupport(riskKindsOf(post.content));
  };
  const failed = (error: Error) => {
    keep();
    const description = refusalWords(community.createPost, error, 'Failed to share post. Please try again.');
    toast({ title: 'Error', description, tone: 'alert' });
  };
  const share = () => {
    if (!isOnline) return keepForLater();
    const body = { userId, ...post, content: post.content.trim() };
    mutate({ body }, { onSuccess: shared, onError: failed });
  };
  return { share, isPending, isOnline };
}
