import { Link } from '@nestwell/remote-kit/router';
import { focusHeading, Page, PageHeader, Stack } from '@nestwell/ui';
import { useEffect, type ReactNode } from 'react';

interface CareScreenProps {
  title: string;
  lead?: ReactNode;
  /** At the right of its title: print, take along. */
  actions?: ReactNode;
  /** The way back; to Care unless said. */
  back?: { to: string; label: string };
  /** It took the place of what she pressed: its title is read out. */
  takesFocus?: true;
  children: ReactNode;
}

const care = { to: '/care', label: 'Care' };

/** A screen of the module: the way back to Care, its title, its parts below each other. */
export function CareScreen({ title, lead, actions, back = care, takesFocus, children }: CareScreenProps) {
  useEffect(() => {
    if (takesFocus) focusHeading();
  }, [takesFocus]);
  return (
    <Page>
      <PageHeader title={title} lead={lead} actions={actions} back={{ ...back, Link }} />
      <Stack gap={6}>{children}</Stack>
    </Page>
  );
}
