import { pause } from '@nestwell/remote-kit';

/** The part of PayPal's web SDK v6 that is used here. */
export interface PaypalSdk {
  createInstance(options: {
    clientToken: string;
    components: string[];
    pageType: string;
  }): Promise<PaypalInstance>;
}

export interface PaypalInstance {
  createPayPalOneTimePaymentSession(callbacks: PaypalCallbacks): PaypalSession;
}

export interface PaypalCallbacks {
  onApprove: (data: { orderId: string }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

export interface PaypalSession {
  /** Opens PayPal's window; the order may still be on its way. */
  start(options: { presentationMode: 'auto' }, order: Promise<{ orderId: string }>): Promise<void>;
}

declare global {
  interface Window {
    paypal?: PaypalSdk;
  }
}

const DEADLINE = 15_000;

/** Loads the SDK's script once. Rejects when it cannot be loaded in time; a later call tries again. */
export function loadPaypal(url: string): Promise<PaypalSdk> {
  if (window.paypal) return Promise.resolve(window.paypal);
  const script = document.createElement('script');
  return new Promise<PaypalSdk>((resolve, reject) => {
    void pause(DEADLINE).then(() => reject(new Error('the payment provider’s script took too long')));
    script.onload = () => {
      if (window.paypal) resolve(window.paypal);
      else reject(new Error('the payment provider’s script is not what it should be'));
    };
    script.onerror = () => reject(new Error('the payment provider’s script could not be loaded'));
    script.src = url;
    script.async = true;
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}
