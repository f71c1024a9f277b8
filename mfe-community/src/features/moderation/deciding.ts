import type { ModerationAction, QueueItem } from '@nestwell/contracts/community';

/** A decision that is being made about reported words. */
export interface Deciding {
  item: QueueItem;
  action: ModerationAction;
}
