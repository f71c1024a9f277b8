import { billing } from '@nestwell/contracts/billing';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../request/read';
import { useUser } from './use-user';

/** Nothing is asked for under this id. */
const NOBODY = 'nobody';

/** Whether the gate has found that the member has no trial or plan; asks for nothing, and unknown is no. */
export function useLacksPlan(): boolean {
  const { user } = useUser();
  const userId = user?.id ?? NOBODY;
  const status = useQuery({ ...readOf(billing.subscriptionStatus, { params: { userId } }), enabled: false });
  return user !== null && user.role !== 'admin' && status.data?.isActive === false;
}
