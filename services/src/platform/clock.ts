import { Injectable } from '@nestjs/common';

/** The time of day as the application knows it. Nothing else asks the system, so that tests can move it. */
@Injectable()
export class Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Moves the clock by milliseconds. For tests and browser journeys only; production never calls it. */
  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }

  /** Sets the clock to a moment, from where it goes on. For tests, and for the demo while it is made. */
  set(moment: Date | string): void {
    this.offset = new Date(moment).getTime() - Date.now();
  }
}
