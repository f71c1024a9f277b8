import type { ReactNode } from 'react';
import { useUser } from './use-user';

/** Whether calories and weights are shown: not to a member who has hidden them. */
export const useShowsFigures = (): boolean => useUser().user?.hidesFigures !== true;

/** Around a calorie figure or a weight: nothing of it is on a page of hers, also not for a screen reader. */
export function Figures({ children }: { children: ReactNode }) {
  return useShowsFigures() && children;
}
