import { useNow } from '@nestwell/remote-kit';
import { RingSettings, useReminderSettings } from '@nestwell/remote-kit/ringing';
import { Link } from '@nestwell/remote-kit/router';
import { Card, linkClass, LoadFailure, Page, PageHeader, Section, Skeleton, Stack } from '@nestwell/ui';
import { SoundSettingsPart } from '../sound-settings-part';
import { MedicationList } from './medication-list';
import * as css from './medication-page.module.css';

/** What rings whatever her plan, how it is announced, and how it is stopped. */
export function MedicationPage() {
  const now = useNow();
  return (
    <Page className={css.inTurn}>
      <PageHeader
        title="Your medication"
        lead="These reminders ring and reach your phone, with or without a plan."
        actions={
          <Link className={linkClass} to="/calendar">
            Whole calendar
          </Link>
        }
      />
      <Section title="The next seven days">
        <MedicationList now={now} />
      </Section>
      <Section title="When the app is closed">
        <Card>
          <Push />
        </Card>
      </Section>
      <Section title="Sound and voice">
        <Card>
          <Stack gap={4}>
            <SoundSettingsPart />
          </Stack>
        </Card>
      </Section>
    </Page>
  );
}

function Push() {
  const settings = useReminderSettings();
  if (settings.isPending) return <Skeleton label="Loading settings" rows={2} />;
  if (settings.isLoadingError) return <LoadFailure onRetry={() => void settings.refetch()} />;
  return <RingSettings settings={settings.data} />;
}
