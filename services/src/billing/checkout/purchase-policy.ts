import { recipients } from '@nestwell/domain/recipients';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { ContributesDocumentPolicy, type DocumentPolicy } from '../../platform/document-policies';

const { origins: PAYPAL } = recipients.payments;

/** Lets PayPal's script, frames and calls into one document, the purchase step, and only where PayPal is used. */
@Injectable()
@ContributesDocumentPolicy()
export class PurchasePolicy implements DocumentPolicy {
  readonly script = PAYPAL;
  readonly connect = PAYPAL;
  readonly frame = PAYPAL;
  readonly image = PAYPAL;
  readonly withoutTrustedTypes = true;

  constructor(private readonly config: Config) {}

  matches(url: URL): boolean {
    return this.config.paypal !== undefined && isPurchase(url);
  }
}

export function isPurchase(url: URL): boolean {
  return /^\/checkout\/?$/i.test(url.pathname) && url.searchParams.has('purchase');
}
