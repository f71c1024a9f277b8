import { Injectable } from '@nestjs/common';
import { AutomaticRollback } from './automatic-rollback';
import { CanaryJudge } from './canary-judge';
import { Proof } from './proof';

/** What follows from what browsers say of current versions: one is taken back, is proven, or is no longer only tried. */
@Injectable()
export class Verdicts {
  constructor(
    private readonly rollback: AutomaticRollback,
    private readonly proof: Proof,
    private readonly canaries: CanaryJudge,
  ) {}

  /** Looks at the remotes that something new was told of. */
  async after(told: Iterable<string>): Promise<void> {
    for (const id of told) {
      await this.rollback.judge(id);
      await this.proof.judge(id);
      await this.canaries.judge(id);
    }
  }
}
