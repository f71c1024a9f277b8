import { Section } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { EmergencyRow } from './call-row';
import * as css from './call.module.css';

interface CallCardProps {
  title: string;
  /** What to call about. */
  children?: ReactNode;
}

/** What to call about, in the colour of danger, with whom to call: first on its screen, never folded, never loading. */
export function CallCard({ title, children }: CallCardProps) {
  return (
    <Section className={css.card} title={title}>
      {children}
      <EmergencyRow />
    </Section>
  );
}

/** Reasons, each with a mark. */
export function CallReasons({ label, reasons }: { label: string; reasons: readonly string[] }) {
  return (
    <ul className={css.reasons} aria-label={label}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
