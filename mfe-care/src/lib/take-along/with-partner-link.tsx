import { Link } from '@nestwell/remote-kit/router';
import { iconButtonClass, UsersRound, VisuallyHidden } from '@nestwell/ui';

/** To where she shows a list to somebody: nothing is shown before she chooses it there. */
export const WithPartnerLink = () => (
  <Link to="/care/partner" className={iconButtonClass()}>
    <UsersRound aria-hidden="true" />
    <VisuallyHidden>Share with a partner</VisuallyHidden>
  </Link>
);
