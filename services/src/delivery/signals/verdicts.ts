import { Injectable } from '@nestjs/common';
import { AutomaticRollback } from './automatic-rollback';
import { Proof } from './proof';

/** What follows from what browsers say of current versions: one is taken back, or is proven. */
@Injectable()
export class Verdicts {
  constructor(
    private readonly rollback: AutomaticRollback,
    private readonly proof: Proof,
  ) {}

  async after({ failed, loaded }: { failed: Iterable<string>; loaded: Iterable<string> }): Promise<void> {
    for (const id of failed) await this.rollback.judge(id);
    for (const id of loaded) await this.proof.judge(id);
  }
}
