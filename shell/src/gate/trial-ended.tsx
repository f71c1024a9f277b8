import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import type { PageEntry } from '@nestwell/contracts/delivery';
import { trialDays } from '@nestwell/domain/limits';
import { readOf, useQuery } from '@nestwell/remote-kit';
import { useNavigate, useSearchParams } from '@nestwell/remote-kit/router';
import { AlertModal } from '@nestwell/ui';
import { useEffect, useState } from 'react';
import * as css from './gate.module.css';

const DELAY = 1000;

interface TrialEndedProps {
  status: SubscriptionStatus;
  /** The one she is on, which sells plans. */
  page: PageEntry;
}

/** Where plans are bought, a second after arriving without access; once per visit. */
export function TrialEnded({ status, page }: TrialEndedProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  // Whoever is paying already needs no telling, and the way out of that document is a full load.
  const [params] = useSearchParams();
  const isPaying = page.undisturbed !== undefined && params.has(page.undisturbed);
  const plans = useQuery(readOf(billing.listPlans));
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AlertModal
      open={open && !isPaying}
      title="Your Free Trial Has Ended"
      description={whatEnded(status)}
      art="moon"
      actionLabel="Upgrade Now"
      onAction={() => {
        setOpen(false);
        void navigate(page.path);
      }}
    >
      <ul role="list" className={css.plans}>
        {plans.data
          ?.filter(({ id }) => id !== 'trial')
          .sort((one, other) => one.price - other.price)
          .map(({ id, name, price, period, description, badge }) => (
            <li key={id}>
              <span className={css.words}>
                <strong>{name}</strong>
                <span className={css.note}>{badge ?? description}</span>
              </span>
              <span className={css.price}>
                <span>${price.toFixed(2)}</span> <small className={css.note}>{period}</small>
              </span>
            </li>
          ))}
      </ul>
    </AlertModal>
  );
}

/** The title is fixed; the sentence says what really ended. */
function whatEnded({ subscriptionType, subscriptionStatus }: SubscriptionStatus): string {
  const choose = 'Choose a plan to carry on where you left off.';
  if (subscriptionType === 'trial' && subscriptionStatus !== 'cancelled')
    return `Your ${trialDays}-day trial has expired. ${choose}`;
  if (subscriptionStatus === 'cancelled')
    return `Your ${subscriptionType === 'trial' ? 'free trial' : 'subscription'} was canceled. ${choose}`;
  // None was given at registration, because this address had one before.
  if (subscriptionType === 'none') return `This e-mail address has had its free trial. ${choose}`;
  return `Your plan has ended. ${choose}`;
}
