import { IconButton, Send } from '@nestwell/ui';
import { useTakeAlong, type TakenText } from './use-take-along';

/** `text` is asked for when she presses: it may say when that was. */
export function TakeAlongButton({ title, text }: { title: string; text: () => string }) {
  const takeAlong = useTakeAlong();
  const taken = (): TakenText => ({ title, text: text() });
  return (
    <IconButton label="Share or copy as text" onClick={() => void takeAlong(taken())}>
      <Send />
    </IconButton>
  );
}
