import type { RiskKind } from '@nestwell/domain/risk-words';
import { RiskAnswer } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Button, linkClass } from '@nestwell/ui';

/** Stays on the page after words that ask for help were shared, until she closes it. */
export function CareCard({ kinds, onClose }: { kinds: readonly RiskKind[]; onClose: () => void }) {
  return (
    <RiskAnswer level={2} kinds={kinds} onClear={onClose}>
      <Link className={linkClass} to="/wellness?tab=support">
        More ways to get support
      </Link>
      <Button variant="quiet" small onClick={onClose}>
        Close
      </Button>
    </RiskAnswer>
  );
}
