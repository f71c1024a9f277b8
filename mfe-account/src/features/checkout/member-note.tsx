import type { User } from '@nestwell/contracts/account';
import { useQuery } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Text } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import { selectedPlan } from '../../lib/selected-plan';
import { polledStatusOf } from './checkout.queries';
import { whatSheHas } from './lib/what-she-has';
import { useTrial } from './use-trial';

/** What she has now, and the trial she picked before she signed up. */
export function MemberNote({ user }: { user: User }) {
  const { data: status } = useQuery(polledStatusOf(user.id));
  useTrialPicked(user.id);

  if (user.role === 'admin')
    return <Text soft>As part of the team you have access to everything, without a plan.</Text>;
  if (!status) return null;
  const words = whatSheHas(status);
  return (
    <>
      {words !== null && <Text soft>{words}</Text>}
      {status.isActive && status.subscriptionType === 'trial' && (
        <Link to="/" className={buttonClass({ variant: 'soft' })}>
          Continue with your free trial
        </Link>
      )}
    </>
  );
}

function useTrialPicked(userId: string): void {
  const { activate } = useTrial(userId);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || selectedPlan(userId, new Date()) !== 'trial') return;
    asked.current = true;
    activate();
  }, [activate, userId]);
}
