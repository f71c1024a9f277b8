import { Controller } from '@nestjs/common';
import { contract } from '@nestwell/contracts/kernel/server';
import { z } from 'zod';
import { Clock } from './clock';
import { Call, type CallOf } from './http/call';
import { Endpoint } from './endpoint';
import { Jobs } from './jobs/jobs';

const advanceClock = contract({
  method: 'POST',
  path: '/api/test/clock',
  access: 'open',
  summary: 'Move the clock, on or back, and run what became due; only where CLOCK=movable',
  body: z.strictObject({
    advanceSeconds: z
      .int()
      .min(-400 * 86_400)
      .max(400 * 86_400),
  }),
  bodyLimit: 1024,
  response: z.strictObject({ now: z.iso.datetime() }),
  status: 200,
});

/** Lets a browser test live through a week in a second. Not part of the application unless CLOCK=movable. */
@Controller()
export class TestClockController {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  @Endpoint(advanceClock)
  async advance(@Call() { body: { advanceSeconds } }: CallOf<typeof advanceClock>) {
    this.clock.advance(advanceSeconds * 1000);
    await this.jobs.runDue();
    return { now: this.clock.now().toISOString() };
  }
}
