import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data';
import { SubscriptionRepository } from './subscription.repository';

/** The subscription's part of export and erasure. */
@Injectable()
export class SubscriptionData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'billing',
      export: async (userId) => ({ subscription: await this.subscriptions.of(userId) }),
      // The keyed hash in used_trials stays: the address gets no second trial, and nobody can be read from it.
      erase: (userId) => this.subscriptions.remove(userId),
    });
  }
}
