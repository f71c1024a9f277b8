import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DecoratedMethods, methodMark } from '../../platform/discovery/decorated-methods';

/** Ends what a member does not want any more who wants to hear nothing of pregnancies and babies. Runs in the transaction of the change. */
export const OnQuietStart = methodMark<void, (userId: string) => Promise<void>>();

/** What ends by itself when a member wants to hear nothing of pregnancies and babies any more. */
@Injectable()
export class QuietStarts implements OnModuleInit {
  private ends: readonly ((userId: string) => Promise<void>)[] = [];

  constructor(private readonly methods: DecoratedMethods) {}

  onModuleInit(): void {
    this.ends = this.methods.of(OnQuietStart).map(({ call }) => call);
  }

  async begun(userId: string): Promise<void> {
    for (const end of this.ends) await end(userId);
  }
}
