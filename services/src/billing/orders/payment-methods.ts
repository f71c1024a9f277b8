import { Injectable } from '@nestjs/common';
import type { PaymentProviderName } from '@nestwell/contracts/billing/server';
import { Clock } from '../../platform/clock';
import type { StoredMethod } from '../providers/payment-provider';
import { PaymentMethodsRepository } from './payment-methods.repository';

/** The payment methods that providers keep for later charges. */
@Injectable()
export class PaymentMethods {
  constructor(
    private readonly methods: PaymentMethodsRepository,
    private readonly clock: Clock,
  ) {}

  /** The one to charge, or null. */
  current(userId: string, provider: PaymentProviderName): Promise<StoredMethod | null> {
    return this.methods.current(userId, provider);
  }

  /** One that is kept already stays as it is. */
  async keep(userId: string, provider: PaymentProviderName, { token }: StoredMethod): Promise<void> {
    await this.methods.keep(userId, provider, token, this.clock.now());
  }

  /** Taken back at the provider. Returns who is left without any. */
  async takenBack(provider: PaymentProviderName, { token }: StoredMethod): Promise<string[]> {
    const without = [];
    for (const userId of await this.methods.removeToken(provider, token, this.clock.now())) {
      if ((await this.methods.current(userId, provider)) === null) without.push(userId);
    }
    return without;
  }
}
