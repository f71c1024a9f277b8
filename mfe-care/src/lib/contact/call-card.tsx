import { EmergencyCall, UnitCall } from '@nestwell/remote-kit';
import { Section } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from '../call/call.module.css';

interface CallCardProps {
  title: string;
  /** What to call about. */
  children?: ReactNode;
}

/** What to call about, in the colour of danger, with whom to call: first on its screen, never folded, never loading. */
export function CallCard({ title, children }: CallCardProps) {
  return (
    <Section className={css.card} title={title} data-help>
      {children}
      <UnitCall />
      <EmergencyCall />
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
