import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DecoratedMethods, methodMark } from '../discovery/decorated-methods';

/**
 * Ends what goes on telling of a user without a session, and what whoever came in by e-mail alone could have set up.
 * Runs in a transaction; false where there was nothing.
 */
export const EndsOutsideAccess = methodMark<void, (userId: string) => Promise<boolean>>();

/** Ends access without a session, in all areas, when a user raises her sign-in protection or erases her account. */
@Injectable()
export class Closings implements OnModuleInit {
  private ends: readonly ((userId: string) => Promise<boolean>)[] = [];

  constructor(private readonly methods: DecoratedMethods) {}

  onModuleInit(): void {
    this.ends = this.methods.of(EndsOutsideAccess).map(({ call }) => call);
  }

  /** Call inside a transaction. Whether there was anything. */
  async stopAll(userId: string): Promise<boolean> {
    let isStopped = false;
    for (const end of this.ends) isStopped = (await end(userId)) || isStopped;
    return isStopped;
  }
}
