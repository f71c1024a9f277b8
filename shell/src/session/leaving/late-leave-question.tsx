import { later } from '@nestwell/ui';
import { useSyncExternalStore } from 'react';
import type { Leaving } from './asks-before-leaving';

const LeaveQuestion = later(async () => (await import('./leave-question')).LeaveQuestionSheet);

/** The question has no byte in the first script: it comes with the code of all sheets, or when it is asked. */
export function LateLeaveQuestion({ leaving }: { leaving: Leaving }) {
  const isAsked = useSyncExternalStore(
    leaving.asked.subscribe,
    () => leaving.asked.get() !== null,
    () => false,
  );
  return isAsked && <LeaveQuestion leaving={leaving} onClose={() => void leaving.answer('stay')} />;
}
