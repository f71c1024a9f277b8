import { useUser } from '@nestwell/remote-kit';
import { RingSettings, useReminderSettings, useRinging } from '@nestwell/remote-kit/ringing';
import { Link } from '@nestwell/remote-kit/router';
import { Card, List, LoadFailure, Page, PageHeader, Section, SettingRow, Skeleton } from '@nestwell/ui';
import * as settings from '../settings.module.css';
import { useRemindingMedicines } from './notifications.queries';
import { VisitReminders } from './visit-reminders';

/** How reminders reach her, and where each kind of them is set. Nothing is left to show in the moment of logging out. */
export function NotificationsPage() {
  const { user } = useUser();
  return (
    user && (
      <Page>
        <PageHeader title="Notifications" back={{ to: '/settings', label: 'Settings', Link }} />
        <div className={settings.cards1}>
          <Parts key={user.id} />
        </div>
      </Page>
    )
  );
}

/** All of it comes at once, so that nothing is moved. */
function Parts() {
  const reminders = useReminderSettings();
  const medicines = useRemindingMedicines();
  const { others } = useRinging();
  if (reminders.isPending || medicines.isPending)
    return <Skeleton label="Loading how reminders reach you" rows={4} />;
  if (reminders.isLoadingError)
    return (
      <LoadFailure level={2} onRetry={() => void reminders.refetch()} retrying={reminders.isRefetching} />
    );
  return (
    <>
      <Card>
        <RingSettings settings={reminders.data} />
      </Card>
      <Section title="Remind me of">
        <Card>
          <List aria-label="Remind me of">
            <Row title="Medicines" value={medicineWords(medicines.count)} to="/care/medicines" />
            <li>
              <VisitReminders isOn={reminders.data.visitsDayBefore} />
            </li>
            <Row title="Everything else" value="Calendar" to="/calendar" />
          </List>
        </Card>
      </Section>
      <Card>
        <List aria-label="Elsewhere">
          <Row
            title="Calendar sync"
            value={reminders.data.feedUrl === null ? 'Off' : 'On'}
            to="/calendar?open=sync"
          />
          <Row
            title="Other devices"
            value={others === 0 ? 'None ring' : `${others} ${others === 1 ? 'rings' : 'ring'}`}
            to="/settings/signing-in"
          />
        </List>
      </Card>
    </>
  );
}

interface RowProps {
  title: string;
  value: string;
  to: string;
}

function Row(props: RowProps) {
  return (
    <li>
      <SettingRow {...props} Link={Link} />
    </li>
  );
}

/** Where the list cannot be read nothing is said of it. */
function medicineWords(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0 ? 'None' : `${count}, always ring`;
}
