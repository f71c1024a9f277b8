import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, UserRoundPen } from '@nestwell/ui';

/** At the foot of Home. */
export function SettingsLink() {
  return (
    <Link to="/settings" className={buttonClass({ variant: 'quiet', full: true })}>
      <UserRoundPen aria-hidden="true" />
      Edit Profile &amp; Settings
    </Link>
  );
}
