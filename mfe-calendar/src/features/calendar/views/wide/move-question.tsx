import { ScopeQuestion } from '../../details/scope-question';
import type { useMove } from './use-move';

/** How far the move of a repeating one reaches, asked after it was left somewhere. */
export function MoveQuestion({ asking, answer }: Pick<ReturnType<typeof useMove>, 'asking' | 'answer'>) {
  if (!asking) return null;
  return (
    <ScopeQuestion
      title="Move which reminders?"
      confirmLabel="Move"
      onCancel={() => answer(null)}
      onChoose={answer}
    />
  );
}
