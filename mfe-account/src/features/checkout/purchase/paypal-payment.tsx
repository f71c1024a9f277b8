import { billing } from '@nestwell/contracts/billing';
import { readOf, useQuery } from '@nestwell/remote-kit';
import { Button, handsFocusOn, LoadFailure, Skeleton } from '@nestwell/ui';
import { loadPaypal, type PaypalInstance, type PaypalSession } from './paypal-sdk';
import { reasonOf, type Purchase } from './use-purchase';

interface PaypalPaymentProps {
  purchase: Purchase;
  total: number;
}

const setup = () => readOf(billing.paymentSetup);

/** Script and client token; only this document's policy lets the script in. */
async function paypalInstance(context: { signal?: AbortSignal }) {
  const { clientToken, sdkUrl } = await setup().queryFn(context);
  if (sdkUrl === null) throw new Error('no payment provider is configured');
  const paypal = await loadPaypal(sdkUrl);
  return paypal.createInstance({ clientToken, components: ['paypal-payments'], pageType: 'checkout' });
}

export function PaypalPayment({ purchase, total }: PaypalPaymentProps) {
  const instance = useQuery({
    queryKey: [...setup().queryKey, 'instance'],
    queryFn: paypalInstance,
    gcTime: 0,
  });
  const busy = purchase.state !== 'idle';

  if (instance.isPending) return <Skeleton label="Loading the payment provider" rows={1} />;
  if (instance.isError) {
    return (
      <LoadFailure onRetry={() => void instance.refetch()} retrying={instance.isRefetching}>
        The payment provider didn’t load. Nothing was charged.
      </LoadFailure>
    );
  }

  function sessionOf(paypal: PaypalInstance): PaypalSession {
    return paypal.createPayPalOneTimePaymentSession({
      onApprove: async ({ orderId }) => {
        await purchase.finish(orderId).catch((error: unknown) => purchase.stop(reasonOf(error)));
      },
      onCancel: () => {
        console.info('Payment canceled');
        purchase.stop(null);
      },
      onError: (error) => {
        console.error('Payment failed', error);
        purchase.stop(null);
      },
    });
  }

  async function pay(paypal: PaypalInstance) {
    purchase.begin();
    try {
      // Without waiting for the order: browsers open a window only straight after a press.
      const order = purchase.open().then((orderId) => ({ orderId }));
      await sessionOf(paypal).start({ presentationMode: 'auto' }, order);
    } catch (error) {
      purchase.stop(reasonOf(error));
    }
  }
  return (
    <Button ref={handsFocusOn} full busy={busy} busyLabel="Paying..." onClick={() => void pay(instance.data)}>
      Pay ${total.toFixed(2)} with PayPal
    </Button>
  );
}
