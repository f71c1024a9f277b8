import type { User } from '@nestwell/contracts/account';
import type { PriceQuote } from '@nestwell/contracts/billing';
import { usePublicConfig } from '@nestwell/remote-kit';
import { Button, CheckIcon, CircleAlert, handsFocusOn } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import * as css from '../checkout.module.css';
import { lastOrder } from '../lib/last-order';
import type { Place } from '../lib/places';
import type { Load } from '../lib/full-load';
import { PaypalPayment } from './paypal-payment';
import { TestPayment } from './test-payment';
import { usePurchase, type Purchase } from './use-purchase';

interface PaymentProps {
  user: User;
  quote: PriceQuote;
  place: Place;
  load: Load;
}

export function Payment({ user, quote, place, load }: PaymentProps) {
  const { paymentProvider } = usePublicConfig();
  const purchase = usePurchase(user, quote, place, load);
  useLeftOver(purchase, user.id);

  if (purchase.state === 'done') return <Done />;
  if (purchase.state === 'unused') return <Unused purchase={purchase} />;
  const Way = paymentProvider === 'paypal' ? PaypalPayment : TestPayment;
  return (
    <>
      <Way purchase={purchase} total={quote.total} />
      <p role="status" className={css.outcome}>
        {purchase.message !== null && (
          <>
            <CircleAlert aria-hidden="true" />
            {purchase.message}
          </>
        )}
      </p>
    </>
  );
}

/** A payment that was made before the page was closed is put to use, not made again. */
function useLeftOver({ activate }: Purchase, userId: string): void {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    if (lastOrder(userId) !== null) void activate();
  }, [activate, userId]);
}

function Done() {
  return (
    <p role="status" className={css.outcome}>
      <CheckIcon aria-hidden="true" />
      All set. Taking you home…
    </p>
  );
}

function Unused({ purchase }: { purchase: Purchase }) {
  return (
    <>
      <p role="status" className={css.outcome}>
        <CircleAlert aria-hidden="true" />
        Your payment went through, but the plan could not be switched on. You will not be charged again.
      </p>
      <Button ref={handsFocusOn} full onClick={() => void purchase.activate()}>
        Try again
      </Button>
    </>
  );
}
