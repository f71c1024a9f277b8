import type { ReactNode } from 'react';

interface PartProps {
  children: ReactNode;
}

/** What to do one after the other. */
export function Steps({ children }: PartProps) {
  return (
    // Safari drops the list role of a list without markers.
    <ol role="list" className="nw-steps">
      {children}
    </ol>
  );
}

export interface StepProps extends PartProps {
  /** A picture at the right. */
  picture?: ReactNode;
}

export function Step({ picture, children }: StepProps) {
  return (
    <li>
      <span>{children}</span>
      {picture && <span className="nw-steps__icon">{picture}</span>}
    </li>
  );
}

/** A sign of her device within the words of a step. */
export function StepSign({ children }: PartProps) {
  return <span className="nw-steps__sign">{children}</span>;
}
