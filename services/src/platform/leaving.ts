import { Injectable } from '@nestjs/common';

/** Whether this process was asked to end. It serves on for a while, so that a proxy can look elsewhere in time. */
@Injectable()
export class Leaving {
  private begun = false;

  begin(): void {
    this.begun = true;
  }

  get isSo(): boolean {
    return this.begun;
  }
}
