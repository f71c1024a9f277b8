import { Card, Stack } from '@nestwell/ui';
import type { ReactNode } from 'react';

interface TitledProps {
  level: 2 | 3;
  title: string;
  isUrgent?: boolean;
  children: ReactNode;
}

/** An answer under its heading: an emergency interrupts a screen reader. */
export function TitledCard({ level, title, isUrgent, children }: TitledProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card
      {...(isUrgent ? { variant: 'danger', role: 'alert' } : { role: 'status' })}
      aria-label={title}
      data-help
    >
      <Stack gap={3}>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
