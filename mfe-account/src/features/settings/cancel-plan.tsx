import { billing, type SubscriptionType } from '@nestwell/contracts/billing';
import { keyOf } from '@nestwell/contracts/kernel';
import { useAccess, useCall, useQueryClient, useToast } from '@nestwell/remote-kit';
import { Button, ConfirmDialog, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { cancelWords } from './lib/cancel-words';

interface CancelPlanProps {
  userId: string;
  type: SubscriptionType;
  /** Of the team, whose access comes from no plan. */
  isTeam: boolean;
}

export function CancelPlan({ userId, type, isTeam }: CancelPlanProps) {
  const [isOpen, setOpen] = useState(false);
  const { toast } = useToast();
  const { recheck } = useAccess();
  const queryClient = useQueryClient();
  const { action, question, consequence, keep } = cancelWords(type, isTeam);
  const cancel = useCall(billing.cancelSubscription, {
    onSuccess: (status) => {
      setOpen(false);
      queryClient.setQueryData(keyOf(billing.subscriptionStatus, { params: { userId } }), status);
      toast({ title: 'Canceled', description: 'You are welcome back whenever you like.' });
      recheck();
    },
    onError: () =>
      toast({
        title: 'Cancellation Failed',
        description: 'Failed to cancel subscription. Please try again.',
        tone: 'alert',
      }),
  });

  return (
    <>
      <Button variant="danger" full onClick={() => setOpen(true)} {...warmLayers}>
        {action}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={question}
        description={consequence}
        cancelLabel={keep}
        confirmLabel={action}
        busy={cancel.isPending}
        busyLabel="Cancelling..."
        onConfirm={() => cancel.mutate({ params: { userId } })}
      />
    </>
  );
}
