import { useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, UserRoundPen } from '@nestwell/ui';

/** At the foot of Home; while she is quiet it is the way to what is shown, and back. */
export function SettingsLink() {
  const { user } = useUser();
  const quiet = buttonClass({ variant: 'quiet', full: true });
  if (user?.pregnancyPaused) {
    return (
      <Link to="/settings/shown" className={quiet}>
        What Nestwell shows you
      </Link>
    );
  }
  return (
    <Link to="/settings" className={quiet}>
      <UserRoundPen aria-hidden="true" />
      Edit Profile &amp; Settings
    </Link>
  );
}
