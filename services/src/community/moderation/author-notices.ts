import { Injectable } from '@nestjs/common';
import { reportReasonNames, type ReportReason } from '@nestwell/contracts/community/server';
import { NotificationService } from '../../account';
import type { Words } from './subjects.repository';

/** Tells an author what became of her words, and why. Nothing reaches her whose account is erased. */
@Injectable()
export class AuthorNotices {
  constructor(private readonly notifications: NotificationService) {}

  async hidden(words: Words, why: string): Promise<void> {
    await this.tell(words, `Your ${words.subject} is hidden`, `${shownToNobody(words)} ${asSentence(why)}`);
  }

  async hiddenByReports(words: Words, reasons: readonly ReportReason[]): Promise<void> {
    const said = [...new Set(reasons)].map((reason) => reportReasonNames[reason].toLowerCase()).join('; ');
    const why = `Several members reported it: ${said}. A person will look at it and may show it again.`;
    await this.tell(words, `Your ${words.subject} is hidden for now`, `${shownToNobody(words)} ${why}`);
  }

  async restored(words: Words, why: string): Promise<void> {
    const again = `Everyone can read ${quoted(words)} again.`;
    await this.tell(words, `Your ${words.subject} is shown again`, `${again} ${asSentence(why)}`);
  }

  async warned(words: Words, why: string): Promise<void> {
    await this.tell(words, 'A word about something you shared', asSentence(why));
  }

  async suspended(words: Words, why: string): Promise<void> {
    await this.tell(words, 'Posting is paused for you', asSentence(why));
  }

  private async tell({ authorId }: Words, title: string, said: string): Promise<void> {
    if (authorId === null) return;
    await this.notifications.notify(authorId, {
      type: 'personal',
      title,
      message: `${said} The community guidelines say what keeps this room kind.`,
      priority: 'high',
      actionUrl: '/community',
    });
  }
}

/** So much of her words tells her which are meant, and leaves room for the reason. */
const EXCERPT = 40;

const quoted = ({ content }: Words) =>
  content.length > EXCERPT ? `“${content.slice(0, EXCERPT).toWellFormed().trim()}…”` : `“${content}”`;

const shownToNobody = (words: Words) => `Nobody finds ${quoted(words)} in the community now.`;

/** What an admin typed, ended as a sentence so that the next one does not run into it. */
function asSentence(typed: string): string {
  const said = typed.trim();
  return /[.!?…][”"’')]?$/u.test(said) ? said : `${said}.`;
}
