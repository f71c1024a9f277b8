import type { User } from '@nestwell/contracts/account';
import type { SubscriptionPlan } from '@nestwell/contracts/billing';
import { useQuery, useUser } from '@nestwell/remote-kit';
import { LoadFailure, Page, PageHeader, Skeleton, Text } from '@nestwell/ui';
import * as css from './checkout.module.css';
import { plans, polledStatusOf } from './checkout.queries';
import { LandingIntro } from './landing/landing-intro';
import { LegalNote } from './legal-note';
import type { Load } from './lib/full-load';
import { LoginCard } from './login-card';
import { MemberNote } from './member-note';
import { PlanCard } from './plan-card';
import { useChoosePlan } from './use-choose-plan';
import { YourAccount } from './your-account';

/** The plans: to a visitor below what Nestwell is, and above the login. */
export function PlansStep({ load }: { load: Load }) {
  const { user, status } = useUser();
  if (user) return <PlansForMember user={user} load={load} />;
  return status === 'loading' ? <PlansOnTheirWay /> : <PlansForVisitor load={load} />;
}

function PlansOnTheirWay() {
  return (
    <Page bare className={css.wide}>
      <PageHeader title="Choose your plan" />
      <Waiting />
    </Page>
  );
}

function PlansForVisitor({ load }: { load: Load }) {
  const choose = useChoosePlan(null, load);
  const toLogin = () => document.querySelector<HTMLInputElement>('#login input')?.focus();
  return (
    <Page bare className={css.wide}>
      <LandingIntro onStartTrial={() => choose('trial')} onLogIn={toLogin} />
      <section aria-labelledby="plans" className={css.offers}>
        <div>
          <h2 id="plans">Choose your plan</h2>
          <Text soft>Start free. The trial is never billed automatically.</Text>
        </div>
        <Offers user={null} load={load} />
      </section>
      <LoginCard />
      <LegalNote />
    </Page>
  );
}

function PlansForMember({ user, load }: { user: User; load: Load }) {
  const status = useQuery(polledStatusOf(user.id));
  const offers = useQuery(plans());
  return (
    <Page bare className={css.wide}>
      <PageHeader title="Choose your plan" lead="Tax is added at payment for your country." />
      {/* What she has stands above the plans, and the plans above her account: all wait, rather than move down. */}
      {status.isPending || offers.isPending ? (
        <Waiting />
      ) : (
        <>
          <MemberNote user={user} />
          <Offers user={user} load={load} />
          <YourAccount user={user} />
        </>
      )}
      <LegalNote />
    </Page>
  );
}

/** Members have had their trial, so it is offered to visitors only. */
function Offers({ user, load }: { user: User | null; load: Load }) {
  const offers = useQuery(plans());
  const choose = useChoosePlan(user, load);
  if (offers.isPending) return <Waiting />;
  if (offers.isLoadingError)
    return (
      <LoadFailure onRetry={() => void offers.refetch()} retrying={offers.isRefetching}>
        The plans didn’t load. Check your connection, then try again.
      </LoadFailure>
    );
  const shown: readonly SubscriptionPlan[] = user
    ? offers.data.filter(({ id }) => id !== 'trial')
    : offers.data;
  return (
    <div className={css.plans} data-count={shown.length}>
      {shown.map((plan) => (
        <PlanCard key={plan.id} plan={plan} forVisitor={!user} onChoose={() => choose(plan.id)} />
      ))}
    </div>
  );
}

const Waiting = () => (
  <div className={css.onTheirWay}>
    <Skeleton label="Loading plans" rows={6} />
  </div>
);
