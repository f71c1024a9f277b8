import type { User } from '@nestwell/contracts/account';
import type { PlanId, SubscriptionPlan } from '@nestwell/contracts/billing';
import { useQuery, useUser } from '@nestwell/remote-kit';
import { useNavigate } from '@nestwell/remote-kit/router';
import { LoadFailure, Page, PageHeader, Skeleton } from '@nestwell/ui';
import { keepSelectedPlan } from '../../lib/selected-plan';
import * as css from './checkout.module.css';
import { plans } from './checkout.queries';
import { LegalNote } from './legal-note';
import { PURCHASE, type Load } from './lib/full-load';
import { keepPending } from './lib/pending-purchase';
import { LoginCard } from './login-card';
import { MemberNote } from './member-note';
import { PlanCard } from './plan-card';
import { YourAccount } from './your-account';

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
      {user && <YourAccount userId={user.id} />}
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
    const now = new Date();
    keepSelectedPlan(plan, user?.id ?? null, now);
    if (user === null) return void navigate('/onboarding');
    if (plan !== 'trial') keepPending(user.id, plan, now);
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
