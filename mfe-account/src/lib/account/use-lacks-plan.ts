import { billing } from '@nestwell/contracts/billing';
import { readOf, useMember, useQuery } from '@nestwell/remote-kit';

/** Whether the gate has found her without a trial or plan; nothing is asked for here, and unknown is no. */
export function useLacksPlan(): boolean {
  const { id: userId, role } = useMember();
  const status = useQuery({ ...readOf(billing.subscriptionStatus, { params: { userId } }), enabled: false });
  return role !== 'admin' && status.data?.isActive === false;
}
