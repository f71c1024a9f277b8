import { type User } from '@nestwell/contracts/account';
import { billing, type BillingSummary, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { readOf, useQuery } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Badge,
  Bone,
  Button,
  buttonClass,
  CheckIcon,
  Hourglass,
  Info,
  linkClass,
  Skeleton,
  Text,
} from '@nestwell/ui';
import { CancelPlan } from '../cancel-plan';
import { planWords, teamWords } from '../lib/plan-words';
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
      {status.data ? (
        <Plan user={user} status={status.data} billing={summary.data ?? undefined} />
      ) : (
        <PlanMissing isPending={status.isPending} onRetry={() => void status.refetch()} />
      )}
    </SettingsCard>
  );
}

interface PlanProps {
  user: User;
  status: SubscriptionStatus;
  billing: BillingSummary | undefined;
}

const badgeIcons = {
  yolk: <Hourglass aria-hidden="true" />,
  success: <CheckIcon aria-hidden="true" />,
  neutral: <Info aria-hidden="true" />,
} as const;

function Plan({ user, status, billing }: PlanProps) {
  const isTeam = user.role === 'admin';
  const isPaid = status.isActive && status.subscriptionType !== 'trial';
  const isWithoutPlan = isTeam && !isPaid;
  const { name, state, badge } = isWithoutPlan ? teamWords : planWords(status, billing);
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
        {!isWithoutPlan && (
          <Link to="/checkout" className={buttonClass({ variant: 'soft', full: true })}>
            See plans
          </Link>
        )}
        {status.isActive && !isWithoutPlan && (
          <CancelPlan userId={user.id} type={status.subscriptionType} isTeam={isTeam} />
        )}
      </div>
      {!status.isActive && !isTeam && (
        <p className={css.note}>
          Your medication reminders go on without a plan.{' '}
          <Link className={linkClass} to="/calendar?show=medication">
            See them
          </Link>
        </p>
      )}
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
