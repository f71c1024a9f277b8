/** Counts what is under way, and tells when nothing is any more. */
export class UnderWay {
  private count = 0;

  constructor(private readonly atRest: () => void) {}

  /** Something begins; call the result when it is over. */
  begin(): () => void {
    this.count += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.count -= 1;
      if (this.count === 0) this.atRest();
    };
  }
}
