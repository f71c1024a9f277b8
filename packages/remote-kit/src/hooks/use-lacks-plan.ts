import { billing } from '@nestwell/contracts/billing';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../request/read';
import { useMember } from './use-user';

/** Whether the gate has found that the member has no trial or plan; asks for nothing, and unknown is no. */
export function useLacksPlan(): boolean {
  const { id: userId, role } = useMember();
  const status = useQuery({ ...readOf(billing.subscriptionStatus, { params: { userId } }), enabled: false });
  return role !== 'admin' && status.data?.isActive === false;
}
