import { useToast } from '@nestwell/remote-kit';
import { lazyParts } from '@nestwell/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { whenCalm } from '../../installed/when-calm';
import type { Leaving } from './asks-before-leaving';

const question = lazyParts(() => import('./leave-question'));

export const preloadLeaveQuestion = question.preload;

/** The question has no byte in the first script: it comes once the screen is calm, or when it is asked. */
export function LateLeaveQuestion({ leaving }: { leaving: Leaving }) {
  const isAsked = useSyncExternalStore(
    leaving.asked.subscribe,
    () => leaving.asked.get() !== null,
    () => false,
  );
  useEffect(() => whenCalm(question.warm), []);
  return isAsked && <AskedQuestion leaving={leaving} />;
}

/** Where its code cannot be loaded she stays, and is told: nothing is decided unasked. */
function AskedQuestion({ leaving }: { leaving: Leaving }) {
  const { parts, failed } = question.useParts();
  const { toast } = useToast();
  useEffect(() => {
    if (!failed) return;
    void leaving.answer('stay');
    toast({
      title: 'You are still logged in',
      description: 'Logging out needs a connection just now. Try again in a moment.',
      tone: 'alert',
    });
  }, [failed, leaving, toast]);
  return parts && <parts.LeaveQuestionSheet leaving={leaving} />;
}
