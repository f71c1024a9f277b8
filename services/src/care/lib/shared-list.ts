import type { ShareableList, SharedView } from '@nestwell/contracts/care/server';

/** A list of hers as somebody else reads it. */
export type ShownList = SharedView['lists'][number];

/** What a link allows beside reading. */
export interface Allowed {
  mayTick: boolean;
}

/** A list of hers that she may show somebody. A part of the area that keeps one provides it. */
export interface SharedList {
  list: ShareableList;
  /** As it stands now, without what she notes for herself. */
  shown(userId: string, allowed: Allowed): Promise<ShownList>;
}

/** All lists that may be shown. */
export const SHARED_LISTS = Symbol('lists that may be shown');
