import { Injectable } from '@nestjs/common';

export interface FeedText {
  /** Undefined where it cannot be told from an older one. */
  etag?: string;
  text: string;
}

/** Characters of all texts that are kept together. */
const KEPT = 32_000_000;

/** The feeds last written, for calendar programs that ask again without saying what they have. */
@Injectable()
export class FeedTexts {
  private readonly texts = new Map<string, FeedText>();
  private length = 0;

  /** Her text, where it is still this version. */
  of(userId: string, etag: string): FeedText | undefined {
    const kept = this.texts.get(userId);
    return kept?.etag === etag ? kept : undefined;
  }

  keep(userId: string, text: FeedText): void {
    this.forget(userId);
    if (text.etag === undefined || text.text.length > KEPT) return;
    this.texts.set(userId, text);
    this.length += text.text.length;
    for (const oldest of this.texts.keys()) {
      if (this.length <= KEPT) return;
      this.forget(oldest);
    }
  }

  private forget(userId: string): void {
    this.length -= this.texts.get(userId)?.text.length ?? 0;
    this.texts.delete(userId);
  }
}
