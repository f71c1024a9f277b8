import type { ReactNode } from 'react';
import { Section, Stack } from '../index';

/** One part of the kit page. */
export function Show({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Stack gap={4}>{children}</Stack>
    </Section>
  );
}
