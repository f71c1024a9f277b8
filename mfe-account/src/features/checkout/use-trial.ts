import { billing } from '@nestwell/contracts/billing';
import { keyOf } from '@nestwell/contracts/kernel';
import { refusalOf, useAccess, useCall, useQueryClient, useTimer, useToast } from '@nestwell/remote-kit';
import { useNavigate } from '@nestwell/remote-kit/router';
import { forgetSelectedPlan } from '../../lib/selected-plan';

const PAUSE = 1500;
const failed = { title: 'Error', description: 'Failed to activate trial. Please try again.' };
const used = {
  title: 'No second free trial',
  description: 'This e-mail address has had its free trial. A plan opens everything again.',
};

/** Confirms the trial that registration started, for a visitor who picked it before signing up; then goes home. */
export function useTrial(userId: string) {
  const { toast } = useToast();
  const { recheck } = useAccess();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const timer = useTimer();

  const activate = useCall(billing.activateTrial, {
    onSuccess: (status) => {
      queryClient.setQueryData(keyOf(billing.subscriptionStatus, { params: { userId } }), status);
      toast({ title: 'Trial Activated!' });
      recheck();
      timer.start(PAUSE, () => void navigate('/'));
    },
    onError: (error) => {
      const isUsed = refusalOf(billing.activateTrial, error)?.code === 'trial_used';
      toast({ ...(isUsed ? used : failed), tone: 'alert' });
    },
    onSettled: forgetSelectedPlan,
  });
  return {
    activate: () => activate.mutate({ params: { userId } }),
    busy: activate.isPending || activate.isSuccess,
  };
}
