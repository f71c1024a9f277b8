import { SupportOffer } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Button, linkClass } from '@nestwell/ui';

/** Stays on the page after hard words were shared, until she closes it. */
export function CareCard({ onClose }: { onClose: () => void }) {
  return (
    <SupportOffer level={2}>
      <Link className={linkClass} to="/wellness?tab=support">
        More ways to get support
      </Link>
      <Button variant="quiet" small onClick={onClose}>
        Close
      </Button>
    </SupportOffer>
  );
}
