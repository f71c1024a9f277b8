import { DidYouMean } from '@nestwell/ui';
import type { MeantWeight } from './meant-weight';

interface WeightQuestionProps {
  question: MeantWeight | undefined;
  onTurned: (typed: string) => void;
  onConfirmed: (typed: string) => void;
}

/** Under a weight that only makes sense in the other unit. */
export function WeightQuestion({ question, onTurned, onConfirmed }: WeightQuestionProps) {
  if (!question) return null;
  return (
    <DidYouMean
      meant={question.meant}
      typed={question.typed}
      onMeant={() => onTurned(question.turned)}
      onTyped={() => onConfirmed(question.typed)}
    />
  );
}
