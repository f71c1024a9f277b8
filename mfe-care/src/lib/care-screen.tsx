import { Link } from '@nestwell/remote-kit/router';
import { Page, PageHeader, Stack } from '@nestwell/ui';
import type { ReactNode } from 'react';

interface CareScreenProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen of the module: the way back to Care, its title, its parts below each other. */
export function CareScreen({ title, lead, children }: CareScreenProps) {
  return (
    <Page>
      <PageHeader title={title} lead={lead} back={{ to: '/care', label: 'Care', Link }} />
      <Stack gap={6}>{children}</Stack>
    </Page>
  );
}
