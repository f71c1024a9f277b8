import type { User } from '@nestwell/contracts/account';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Card, HeartPulse, UserRoundPen } from '@nestwell/ui';
import { ExportData } from '../../lib/account/export-data';
import { LogOutButton } from '../../lib/account/log-out-button';
import * as css from './checkout.module.css';

/** Whoever has no plan is led here from everywhere: what stays hers, plan or not, is in reach. */
export function YourAccount({ user }: { user: User }) {
  return (
    <Card variant="flat" aria-labelledby="your-account" className={css.login}>
      <h2 id="your-account" className={css.title}>
        Your account
      </h2>
      <p className={css.small}>
        What you logged stays yours, with or without a plan. Care stays open: it says when to call.
      </p>
      <Link to="/care" className={buttonClass({ variant: 'soft', full: true })}>
        <HeartPulse aria-hidden="true" />
        Care
      </Link>
      <Link to="/settings" className={buttonClass({ variant: 'soft', full: true })}>
        <UserRoundPen aria-hidden="true" />
        Settings
      </Link>
      <ExportData user={user} />
      <LogOutButton />
    </Card>
  );
}
