import { MoodQuestion } from './mood-question';
import { MoodResult } from './mood-result';
import { MoodStart } from './mood-start';
import { useCourse } from './use-course';

/** The start, one question after another, and what they come to. */
export function MoodPage() {
  const { at, start, answer, next, back, leave, retry } = useCourse();
  if (at.place === 'start') return <MoodStart onStart={start} />;
  if (at.place === 'result') return <MoodResult check={at.check} isUnkept={at.isUnkept} onRetry={retry} />;
  return (
    <MoodQuestion
      key={`${at.step.part} ${at.step.at}`}
      {...at}
      onAnswer={answer}
      onNext={next}
      onBack={back}
      onLeave={leave}
    />
  );
}
