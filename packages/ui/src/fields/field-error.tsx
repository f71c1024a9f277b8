import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What to do, not what is wrong: "Add the calories and we'll save it." */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className="nw-field__error">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
