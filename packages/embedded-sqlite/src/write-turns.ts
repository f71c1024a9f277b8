import { WriteTurnTimeout } from './failures';

interface Waiting {
  begin: () => void;
}

/** SQLite has one writer at a time: writers of this process take turns, in the order they came. */
export class WriteTurns {
  private taken = false;
  private readonly waiting: Waiting[] = [];

  /** Waits for the turn, and rejects where it has not come by the deadline; call the result when done. */
  take(deadline: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve(this.turn());
        },
      };
      const timer = setTimeout(
        () => {
          this.waiting.splice(this.waiting.indexOf(one), 1);
          reject(new WriteTurnTimeout());
        },
        Math.max(0, deadline - Date.now()),
      );
      this.waiting.push(one);
      this.next();
    });
  }

  private next(): void {
    if (this.taken) return;
    const first = this.waiting.shift();
    if (first === undefined) return;
    this.taken = true;
    first.begin();
  }

  private turn(): () => void {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.taken = false;
      this.next();
    };
  }
}
