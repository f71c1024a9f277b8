import type { Category } from '@nestwell/contracts/community';
import { randomId } from '@nestwell/remote-kit';

export interface PostWords {
  content: string;
  category: Category;
  anonymous: boolean;
}

export interface PostDraft extends PostWords {
  /** Goes with these words, also over a new start of the page: where an answer was lost, they are not shared twice. */
  key: string;
}

export const emptyDraft: PostDraft = { content: '', category: 'support', anonymous: false, key: '' };

/** Other words are another post. */
export const rewritten = (words: PostWords): PostDraft => ({ ...words, key: randomId() });
