import { account, type UpdateUserRequest } from '@nestwell/contracts/account';
import { keyOf } from '@nestwell/contracts/kernel';
import { useMutation, useQueryClient } from '../query';
import { useToast } from './use-toast';
import { useUser } from './use-user';

/** One change of the profile; a failure is told, and what she typed stays. */
export function useProfileAct(onDone?: () => void) {
  const { updateUser } = useUser();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateUserRequest) => updateUser(changes),
    onSuccess: (user) => {
      onDone?.();
      // What other screens show of her (baby's week, the goal) follows from the profile.
      void queryClient.invalidateQueries({
        queryKey: keyOf(account.getUser, { params: { userId: user.id } }),
      });
    },
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'Failed to update your profile. Please try again.',
        tone: 'alert',
      }),
  });
}
