import type { User } from '@nestwell/contracts/account';
import type { PlanId, SubscriptionPlan, SubscriptionStatus } from '@nestwell/contracts/billing';
import { useQuery, useUser } from '@nestwell/remote-kit';
import { Link, useNavigate } from '@nestwell/remote-kit/router';
import { buttonClass, LoadFailure, Page, PageHeader, Skeleton, Text } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import { keepSelectedPlan, selectedPlan } from '../../lib/selected-plan';
import * as css from './checkout.module.css';
import { plans, polledStatusOf } from './checkout.queries';
import { LegalNote } from './legal-note';
import { PURCHASE, type Load } from './lib/full-load';
import { keepPending } from './lib/pending-purchase';
import { LoginCard } from './login-card';
import { PlanCard } from './plan-card';
import { useTrial } from './use-trial';

/** The plans; for visitors also the login. */
export function PlansStep({ load }: { load: Load }) {
  const { user, status } = useUser();
  const offers = useQuery(plans());
  return (
    <Page bare className={css.wide}>
      <PageHeader title="Choose your plan" lead={leadFor(user)} />
      {user ? <MemberNote user={user} /> : null}
      {offers.isPending || status === 'loading' ? <Skeleton label="Loading plans" rows={6} /> : null}
      {offers.isLoadingError && (
        <LoadFailure onRetry={() => void offers.refetch()} retrying={offers.isRefetching}>
          The plans didn’t load. Check your connection, then try again.
        </LoadFailure>
      )}
      {offers.data && status !== 'loading' && <Offers offers={offers.data} user={user} load={load} />}
      {!user && status !== 'loading' && <LoginCard />}
      <LegalNote />
    </Page>
  );
}

const leadFor = (user: User | null) =>
  user ? 'Tax is added at payment for your country.' : 'Start free. The trial is never billed automatically.';

interface OffersProps {
  offers: readonly SubscriptionPlan[];
  user: User | null;
  load: Load;
}

/** Members have had their trial, so it is offered to visitors only. */
function Offers({ offers, user, load }: OffersProps) {
  const navigate = useNavigate();
  const shown = user ? offers.filter(({ id }) => id !== 'trial') : offers;

  function choose(plan: PlanId) {
    keepSelectedPlan(plan);
    if (user === null) return void navigate('/onboarding');
    if (plan !== 'trial') keepPending(user.id, plan, new Date());
    load(PURCHASE);
  }
  return (
    <div className={css.plans} data-count={shown.length}>
      {shown.map((plan) => (
        <PlanCard key={plan.id} plan={plan} onChoose={() => choose(plan.id)} />
      ))}
    </div>
  );
}

/** What she has now, and the trial she picked before she signed up. */
function MemberNote({ user }: { user: User }) {
  const status = useQuery(polledStatusOf(user.id));
  const trial = useTrial(user.id);
  const asked = useRef(false);
  const { activate } = trial;
  useEffect(() => {
    if (asked.current || selectedPlan() !== 'trial') return;
    asked.current = true;
    activate();
  }, [activate]);

  if (!status.data?.isActive) return null;
  return (
    <>
      <Text soft>{whatSheHas(status.data)}</Text>
      {status.data.subscriptionType === 'trial' && (
        <Link to="/" className={buttonClass({ variant: 'soft' })}>
          Continue with your free trial
        </Link>
      )}
    </>
  );
}

function whatSheHas({ subscriptionType, daysRemaining }: SubscriptionStatus): string {
  const days = `${daysRemaining} ${daysRemaining === 1 ? 'day' : 'days'}`;
  return subscriptionType === 'trial'
    ? `Your free trial runs for ${days} more. A plan bought now starts after it.`
    : `Your ${subscriptionType} plan runs for ${days} more. A plan bought now is added to it.`;
}
