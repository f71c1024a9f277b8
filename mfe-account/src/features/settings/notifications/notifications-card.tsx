import { useRinging } from '@nestwell/remote-kit/ringing';
import { Link } from '@nestwell/remote-kit/router';
import { Bell, Card, EggWell, LinkRow } from '@nestwell/ui';

/** In Settings: the way to what rings, and whether it does here. */
export function NotificationsCard() {
  const { state } = useRinging();
  const here =
    state === 'on' ? 'Rings here' : state === 'unknown' ? 'Ringing, quiet hours, sync' : 'Will not ring here';
  return (
    <Card>
      <LinkRow
        to="/settings/notifications"
        Link={Link}
        well={
          <EggWell shell="straw">
            <Bell aria-hidden="true" />
          </EggWell>
        }
        title="Notifications"
        meta={here}
      />
    </Card>
  );
}
