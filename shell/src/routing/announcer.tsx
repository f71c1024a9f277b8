import { VisuallyHidden } from '@nestwell/ui';

/** Says politely where she has arrived. */
export function Announcer({ text }: { text: string }) {
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {text}
    </VisuallyHidden>
  );
}
