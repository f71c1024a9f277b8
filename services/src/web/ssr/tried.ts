import type { PaintFault, Picture } from '@nestwell/contracts/delivery/server';
import { firstReads } from './first-reads';
import type { PageToPaint } from './page-to-paint';

/** What came of the pictures of one page so far. */
export class Tried {
  readonly faults: PaintFault[] = [];
  readonly answers: string[] = [];
  private readonly asked = new Set<string>();

  constructor(private readonly page: PageToPaint) {}

  hasFailed = (owner: string): boolean => this.faults.some((fault) => fault.owner === owner);

  /** Whether another picture would show more: what this one lacked has been read, or a last good version is there. */
  async wantsMore({ faults, lacks }: Picture): Promise<boolean> {
    const fresh = faults.filter(({ owner }) => !this.hasFailed(owner));
    this.faults.push(...fresh);
    const more = await this.read(lacks.filter((key) => !this.asked.has(key.join())));
    return more || fresh.some(({ owner }) => this.hasLastGood(owner));
  }

  private async read(lacks: readonly (readonly string[])[]): Promise<boolean> {
    const { read, user } = this.page;
    if (!read || lacks.length === 0) return false;
    for (const key of lacks) this.asked.add(key.join());
    const answers = await firstReads(lacks, read, user?.timezone ?? null);
    this.answers.push(...answers);
    return answers.length > 0;
  }

  private hasLastGood(owner: string): boolean {
    const [id = '', version] = owner.split('@');
    const remote = this.page.registry.remotes[id];
    return remote?.version === version && remote?.lastGood?.server !== undefined;
  }
}
