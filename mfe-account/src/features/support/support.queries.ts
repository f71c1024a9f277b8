import { account } from '@nestwell/contracts/account';
import { pagesOf, useCall, useQueryClient, useToast } from '@nestwell/remote-kit';

export const allFeedback = () => pagesOf(account.listFeedback);
export const feedbackOf = (userId: string) => pagesOf(account.listOwnFeedback, { params: { userId } });

/** `onSent` empties the form; a failure keeps what was typed. */
export function useSendFeedback(onSent: () => void) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  return useCall(account.sendFeedback, {
    onSuccess: ({ userId }) => {
      if (userId !== null) void queryClient.invalidateQueries({ queryKey: feedbackOf(userId).queryKey });
      toast({
        title: 'Feedback Sent!',
        description: "Thank you for your feedback. We'll get back to you soon!",
      });
      onSent();
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to send feedback. Please try again.', tone: 'alert' }),
  });
}

export function useReply(onSent: () => void) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  return useCall(account.replyToFeedback, {
    onSuccess: () => {
      toast({ title: 'Reply Sent!' });
      onSent();
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to send reply. Please try again.', tone: 'alert' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allFeedback().queryKey }),
  });
}

export function useBroadcast(onSent: () => void) {
  const { toast } = useToast();
  return useCall(account.broadcastNotification, {
    onSuccess: () => {
      toast({ title: 'Notification Sent!', description: 'Every member finds it behind the bell.' });
      onSent();
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to send notification. Please try again.', tone: 'alert' }),
  });
}
