import { Link } from '@nestwell/remote-kit/router';
import { Banner, buttonClass } from '@nestwell/ui';

export function TrialBanner({ days }: { days: number }) {
  const upgrade = (
    <Link to="/checkout" className={buttonClass({ variant: 'line', small: true })}>
      Upgrade
    </Link>
  );
  return (
    <Banner top action={upgrade}>
      Your free trial expires in {days} {days === 1 ? 'day' : 'days'}.
    </Banner>
  );
}
