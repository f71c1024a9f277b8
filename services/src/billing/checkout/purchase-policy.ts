import { recipients } from '@nestwell/domain/recipients';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { DocumentPolicies } from '../../platform/document-policies';

const { origins: PAYPAL } = recipients.payments;

/** Lets PayPal's script, frames and calls into one document, the purchase step, and only where PayPal is used. */
@Injectable()
export class PurchasePolicy implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly policies: DocumentPolicies,
  ) {}

  onModuleInit(): void {
    if (this.config.paypal === undefined) return;
    this.policies.register({
      matches: isPurchase,
      script: PAYPAL,
      connect: PAYPAL,
      frame: PAYPAL,
      image: PAYPAL,
      withoutTrustedTypes: true,
    });
  }
}

export function isPurchase(url: URL): boolean {
  return /^\/checkout\/?$/i.test(url.pathname) && url.searchParams.has('purchase');
}
