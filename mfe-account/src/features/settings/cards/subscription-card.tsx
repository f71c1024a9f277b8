import { type User } from '@nestwell/contracts/account';
import { billing, type BillingSummary, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { readOf, useQuery } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Badge, Bone, Button, buttonClass, CheckIcon, Hourglass, Info, Skeleton, Text } from '@nestwell/ui';
import { CancelPlan } from '../cancel-plan';
import { planWords } from '../lib/plan-words';
import { PaymentList } from '../payment-list';
import * as css from '../settings.module.css';
import { SettingsCard } from './settings-card';

/** How often the state is asked for while the screen is looked at. */
const POLL_MS = 5000;

export function SubscriptionCard({ user }: { user: User }) {
  const params = { userId: user.id };
  const status = useQuery({ ...readOf(billing.subscriptionStatus, { params }), refetchInterval: POLL_MS });
  const isPaid = status.data?.subscriptionType === 'monthly' || status.data?.subscriptionType === 'annual';
  const summary = useQuery({ ...readOf(billing.readBilling, { params }), enabled: isPaid });

  return (
    <SettingsCard title="Subscription and billing">
      {user.role === 'admin' && <Text soft>As part of the team you have access to everything.</Text>}
      {status.data ? (
        <Plan userId={user.id} status={status.data} billing={summary.data ?? undefined} />
      ) : (
        <PlanMissing isPending={status.isPending} onRetry={() => void status.refetch()} />
      )}
    </SettingsCard>
  );
}

interface PlanProps {
  userId: string;
  status: SubscriptionStatus;
  billing: BillingSummary | undefined;
}

const badgeIcons = {
  yolk: <Hourglass aria-hidden="true" />,
  success: <CheckIcon aria-hidden="true" />,
  neutral: <Info aria-hidden="true" />,
} as const;

function Plan({ userId, status, billing }: PlanProps) {
  const { name, state, badge } = planWords(status, billing);
  return (
    <>
      <div className={css.plan}>
        <div>
          <b>{name}</b>
          <p className={css.note}>{state}</p>
        </div>
        <Badge tone={badge.tone} icon={badgeIcons[badge.tone]}>
          {badge.word}
        </Badge>
      </div>
      <div className={css.actions}>
        <Link to="/checkout" className={buttonClass({ variant: 'soft', full: true })}>
          See plans
        </Link>
        {status.isActive && <CancelPlan userId={userId} type={status.subscriptionType} />}
      </div>
      {billing && <PaymentList payments={billing.payments} />}
    </>
  );
}

function PlanMissing({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  if (isPending) {
    return (
      <Skeleton label="Loading your plan">
        <Bone width="45%" />
        <Bone width="30%" height="0.8rem" />
        <Bone shape="button" />
      </Skeleton>
    );
  }
  return (
    <div role="alert" className={css.actions}>
      <Text soft>Your plan didn’t load. Nothing about it has changed.</Text>
      <Button variant="soft" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
