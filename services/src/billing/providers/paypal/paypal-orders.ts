import {
  CheckoutPaymentIntent,
  PaymentInitiator,
  PaypalExperienceUserAction,
  PaypalPaymentTokenUsageType,
  PaypalWalletContextShippingPreference,
  StoredPaymentSourceUsageType,
  StoreInVaultInstruction,
  UsagePattern,
  type Order,
  type OrderRequest,
  type PaypalWallet,
} from '@paypal/paypal-server-sdk';
import type { Bill, Charge, StoredMethod } from '../payment-provider';

/** An order that the buyer approves; her payment method is stored when the capture succeeds. */
export function orderToApprove(bill: Bill, siteUrl: string): OrderRequest {
  return orderOf(bill, {
    experienceContext: {
      brandName: 'Nestwell',
      shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
      userAction: PaypalExperienceUserAction.PayNow,
      returnUrl: `${siteUrl}/checkout`,
      cancelUrl: `${siteUrl}/checkout`,
    },
    attributes: {
      vault: {
        storeInVault: StoreInVaultInstruction.OnSuccess,
        usageType: PaypalPaymentTokenUsageType.Merchant,
        usagePattern: UsagePattern.SubscriptionPrepaid,
        description: `${bill.description}, renews by itself until canceled`,
      },
    },
  });
}

/** An order that a stored method is to pay, without the buyer. */
export const orderToCharge = (bill: Bill): OrderRequest => orderOf(bill);

/** A stored method, as the one who was told to charge it names it. */
export function storedSource({ token }: StoredMethod): { paypal: PaypalWallet } {
  return {
    paypal: {
      vaultId: token,
      storedCredential: {
        paymentInitiator: PaymentInitiator.Merchant,
        usagePattern: UsagePattern.SubscriptionPrepaid,
        usage: StoredPaymentSourceUsageType.Subsequent,
      },
    },
  };
}

function orderOf(bill: Bill, paypal?: PaypalWallet): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: bill.orderId,
        customId: bill.orderId,
        description: bill.description,
        amount: {
          ...money(bill.totalCents),
          breakdown: { itemTotal: money(bill.netCents), taxTotal: money(bill.taxCents) },
        },
      },
    ],
    ...(paypal !== undefined && { paymentSource: { paypal } }),
  };
}

const money = (cents: number) => ({ currencyCode: 'USD', value: (cents / 100).toFixed(2) });

const DECLINED = 'Your payment was declined. Nothing was charged; another payment method may work.';

/* A capture that was refunded since was one all the same: the ledger must know it to follow the refund. */
const TAKEN: readonly (string | undefined)[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What an order of PayPal's says. A capture that is pending gives nothing yet. */
export function chargeOf(order: Order): Charge {
  const capture = order.purchaseUnits?.flatMap((unit) => unit.payments?.captures ?? [])[0];
  if (capture?.status === 'DECLINED' || capture?.status === 'FAILED')
    return { state: 'declined', reason: DECLINED };
  if (order.status !== 'COMPLETED' || !TAKEN.includes(capture?.status) || capture?.id === undefined)
    return { state: 'open' };
  return {
    state: 'captured',
    captureId: capture.id,
    cents: Math.round(Number(capture.amount?.value) * 100),
    currency: capture.amount?.currencyCode ?? '',
    method: vaulted(order),
  };
}

/** Null where the buyer's bank or wallet could not be stored, or is only stored later (a webhook tells). */
function vaulted(order: Order): StoredMethod | null {
  const vault = order.paymentSource?.paypal?.attributes?.vault;
  return vault?.status === 'VAULTED' && vault.id !== undefined ? { token: vault.id } : null;
}

export const declined: Charge = { state: 'declined', reason: DECLINED };
