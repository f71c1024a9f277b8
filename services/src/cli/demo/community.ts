import { community } from '@nestwell/contracts/community/server';
import { MINUTE } from '@nestwell/domain/moments';
import type { Calls } from './calls';
import { type Conversation, conversations, type Words } from './conversations';
import type { Year } from './year';

const ANSWERED_AFTER = 17 * MINUTE;

interface Stage {
  year: Year;
  newCalls: () => Calls;
  setClock: (moment: Date) => void;
}

/** What is said in the community, each at its time; whoever is not known yet joins for it. */
export class Talk {
  constructor(
    private readonly stage: Stage,
    private readonly members: Map<string, Calls>,
  ) {}

  async week(weeksAgo: number): Promise<void> {
    const days = this.stage.year.days(weeksAgo);
    for (const conversation of conversations) {
      const date = this.stage.year.day(conversation.daysAgo);
      if (days.includes(date)) await this.hold(conversation, this.stage.year.at(date, conversation.time));
    }
  }

  private async hold({ category, answers, likedBy, ...first }: Conversation, begun: Date): Promise<void> {
    this.stage.setClock(begun);
    const author = await this.speakerOf(first);
    const { words: content, anonymous } = first;
    const body = { ...author.ofUser, content, category, anonymous };
    const { id: postId } = await author.call(community.createPost, { body });
    for (const [turn, answer] of answers.entries()) {
      this.stage.setClock(new Date(begun.getTime() + (turn + 1) * ANSWERED_AFTER));
      const speaker = await this.speakerOf(answer);
      const comment = { ...speaker.ofUser, postId, content: answer.words, anonymous: answer.anonymous };
      await speaker.call(community.createComment, { body: comment });
    }
    for (const by of likedBy) {
      const reader = await this.speakerOf({ by });
      await reader.call(community.likePost, { params: { postId } });
    }
  }

  private async speakerOf({ by, afterLoss }: Pick<Words, 'by' | 'afterLoss'>): Promise<Calls> {
    const known = this.members.get(by);
    if (known !== undefined) return known;
    const calls = this.stage.newCalls();
    const email = `${by.toLowerCase()}@voices.example.com`;
    await calls.register({ email, name: by, consent: true, ...(afterLoss && { state: 'loss' }) });
    this.members.set(by, calls);
    return calls;
  }
}
