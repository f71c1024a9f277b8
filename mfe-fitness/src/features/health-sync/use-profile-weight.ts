import { useUser } from '@nestwell/remote-kit';
import { movesProfile } from './lib/sync-values';

/**
 * After a weight is saved the profile follows it, when they differ by 2 lb or more. Answers whether it did.
 * The log is safe by then, so a failure is only written to the console.
 */
export function useProfileWeight() {
  const { user, updateUser } = useUser();
  return async (weight: number | undefined): Promise<boolean> => {
    if (!user || weight === undefined || !movesProfile(weight, user.currentWeight)) return false;
    try {
      await updateUser({ currentWeight: weight });
      return true;
    } catch (error) {
      console.error('The profile could not take over the logged weight', error);
      return false;
    }
  };
}
