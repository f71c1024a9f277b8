import type { Picture } from '@nestwell/contracts/delivery/server';
import { firstReads } from './first-reads';
import type { PageToPaint } from './page-to-paint';

/** The reads of one page that its renders lacked so far. */
export class Tried {
  readonly answers: string[] = [];
  private readonly asked = new Set<string>();

  constructor(private readonly page: PageToPaint) {}

  /** Whether another render would show more: what this one lacked has been read. */
  async wantsMore({ lacks }: Picture): Promise<boolean> {
    const { read, user } = this.page;
    const fresh = lacks.filter((key) => !this.asked.has(key.join()));
    if (!read || fresh.length === 0) return false;
    for (const key of fresh) this.asked.add(key.join());
    const answers = await firstReads(fresh, read, user?.timezone ?? null);
    this.answers.push(...answers);
    return answers.length > 0;
  }
}
