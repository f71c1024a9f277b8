import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldErrorProps {
  id?: string;
  /** `alert` where no field points to it by its id. */
  role?: 'alert';
  children: ReactNode;
}

/** What to do, not what is wrong: "Add the calories and we'll save it." */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <span id={id} role={role} className="nw-field__error">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
