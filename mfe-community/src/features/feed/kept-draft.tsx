import type { RiskKind } from '@nestwell/domain/risk-words';
import { useDraft } from '@nestwell/remote-kit';
import { Button, Card, Row } from '@nestwell/ui';
import { emptyDraft } from './lib/post-draft';
import * as wordsCss from '../../lib/words.module.css';
import { useShareDraft } from './use-share-draft';

interface KeptDraftProps {
  onOpen: () => void;
  onShared: () => void;
  onOfferSupport: (kinds: readonly RiskKind[]) => void;
}

/** A post that she wrote and did not share yet: found again here, and shared with one press once there is a network. */
export function KeptDraft({ onOpen, onShared, onOfferSupport }: KeptDraftProps) {
  const kept = useDraft('community.post', emptyDraft);
  const { share, isPending, isOnline } = useShareDraft(kept, { onDone: onShared, onOfferSupport });
  if (kept.draft.content.trim() === '') return null;
  return (
    <Card variant="field" shell="duck" aria-label="Your draft" className={wordsCss.card}>
      <h2>Kept as a draft</h2>
      <p className={wordsCss.words}>{kept.draft.content.trim()}</p>
      {!isOnline && <p className={wordsCss.time}>You can share it when you are back.</p>}
      <Row wrap>
        <Button small busy={isPending} busyLabel="Sharing..." disabled={!isOnline} onClick={share}>
          Share post
        </Button>
        <Button small variant="line" onClick={onOpen}>
          Open it
        </Button>
      </Row>
    </Card>
  );
}
