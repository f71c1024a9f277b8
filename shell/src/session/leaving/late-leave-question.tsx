import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { whenCalm } from '../../installed/when-calm';
import type { Leaving } from './asks-before-leaving';

const load = () => import('./leave-question');
const LeaveQuestionSheet = lazy(async () => ({ default: (await load()).LeaveQuestionSheet }));

/** The question has no byte in the first script: it comes once the screen is calm, or when it is asked. */
export function LateLeaveQuestion({ leaving }: { leaving: Leaving }) {
  const isAsked = useSyncExternalStore(
    leaving.asked.subscribe,
    () => leaving.asked.get() !== null,
    () => false,
  );
  useEffect(() => whenCalm(() => void load().catch(() => undefined)), []);
  return (
    isAsked && (
      <Suspense>
        <LeaveQuestionSheet leaving={leaving} />
      </Suspense>
    )
  );
}
