import { Link } from '@nestwell/remote-kit/router';
import { Banner, buttonClass } from '@nestwell/ui';

interface TrialBannerProps {
  days: number;
  /** Where plans are bought. */
  plans: string | undefined;
}

export function TrialBanner({ days, plans }: TrialBannerProps) {
  const upgrade = plans !== undefined && (
    <Link to={plans} className={buttonClass({ variant: 'line', small: true })}>
      Upgrade
    </Link>
  );
  return (
    <Banner top action={upgrade}>
      Your free trial expires in {days} {days === 1 ? 'day' : 'days'}.
    </Banner>
  );
}
